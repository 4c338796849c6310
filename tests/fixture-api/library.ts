import { json } from '@/fixture-api/answers';
import { defineFixtures, isTaken } from '@/fixture-api/defineFixtures';

/** An area as a test declares it: books on shelves. */
export const libraryFixtures = defineFixtures({
  permission: 'user-management',
  resources: {
    books: {
      count: 40,
      history: {},
      seed: ({ random, index, records }) => ({
        title: `${random.fullName()}, volume ${index}`,
        pages: 100 + index,
        published: random.date(),
        tags: index % 2 === 0 ? ['novel', 'german'] : ['guide'],
        author: { name: random.fullName() },
        shelfId: random.pick(records('shelves')).id,
      }),
      validate: (book, { all }) => ({
        ...(typeof book.title !== 'string' || book.title === '' ? { title: 'ra.validation.required' } : {}),
        ...(isTaken(book, all, 'title') && { title: 'This title is taken' }),
      }),
      refuseDelete: (book) =>
        book.isLent === true ? { code: 'lent', message: 'Somebody reads this book' } : undefined,
      import: {
        key: 'title',
        textOf: (verdict) => `library.${verdict}`,
        toRecord: ({ title, pages = 1 }) =>
          Number.isInteger(Number(pages))
            ? { fields: { title: String(title ?? '').trim(), pages: Number(pages) } }
            : { verdict: 'invalid_pages' },
      },
      bulk: {
        shorten: (book, { args }) =>
          Number(book.pages) > Number(args.least)
            ? { change: { pages: args.least } }
            : { refuse: { code: 'short_enough' } },
        lend: (book) => (book.isLent === true ? { refuse: { code: 'lent' } } : { change: { isLent: true } }),
        takeBack: (book) =>
          book.isLent === true ? { change: { isLent: false } } : { refuse: { code: 'not_lent' } },
        addShelves: (_book, { args }) => ({ change: { otherShelfIds: args.otherShelfIds } }),
        removeShelves: () => ({ change: { otherShelfIds: [] } }),
      },
    },
    shelves: {
      base: 'api',
      count: 3,
      permission: (productKey) => `${productKey}-controlling`,
      seed: ({ index }) => ({ id: `shelf-${index}`, name: `Shelf ${index}` }),
    },
    magazines: {},
  },
  calls: [
    {
      method: 'GET',
      base: 'clientApiV2',
      path: 'books/:id/loans',
      respond: ({ params, account, records }) =>
        json({ book: params.id, by: account.email, shelves: records('shelves').length }),
    },
  ],
});
