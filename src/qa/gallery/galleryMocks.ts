import { defineMocks } from '../../mocks/defineMocks';

/** A picture, 24 by 36 pixels, so that there is one without a file. */
const cover =
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAkCAIAAAAcrW15AAACEElEQVR42qXSwWZrURSA4T5OB2uwBhlkcGhUyqFR2Sx2bNksdlTKIUelHBqVciillFLKTyl9jfsY9wHuk9y8w+Yff6P/7LxBGrTh398/NZ2dXyAX6EU9dIlcopf10BVyhV7VQy3Som09dI1co9f10A1yg97UQwEJaGASmAaawCwwD7SBRWAZsMAqsA54YBPYBrpAH9gHhsAhcAyMgbNzQww1JsbUaIyZMTdaY2EsDTNWxtpwY2Nsjc7ojb0xGAfjaIx2giIS0cgkMo00kVlkHmkji8gyYpFVZB3xyCayjXSRPrKPDJFD5BgZ4wlKSEITk8Q00SRmiXmiTSwSy4QlVol1whObxDbRJfrEPjEkDoljYkwnKCMZzUwy00yTmWXmmTazyCwzllll1hnPbDLbTJfpM/vMkDlkjpkxnyBHHHUmztRpnJkzd1pn4Swdc1bO2nFn42ydzumdvTM4B+fojH6CClLQwqQwLTSFWWFeaAuLwrJghVVhXfDCprAtdIW+sC8MhUPhWBjLCbpFbtHb+o/ukDv0rh7qkA7t6qEdskN39dA9co/e10MPyAP6UA8NyIAO9dAj8og+1kNPyBP6VA89I8/ocz00IiM61kMvyAv6Ug+9Iq/oaz30hryhb/XQO/KOvtdDH8gH+lEPfSKf6Gc99IV8oV/1EAgo9dA38o1+10M/yA/6Uw/9Ir/oby30H41fIQyWjQrUAAAAAElFTkSuQmCC';

/** The records that the gallery shows: they exist in the demo alone. */
export const galleryMocks = defineMocks({
  permission: 'none',
  resources: {
    'gallery-people': { count: 12, seed: ({ random }) => ({ name: random.fullName() }) },
    'gallery-specimens': {
      count: 30,
      seed: ({ random, index, records }) => ({
        id: `specimen-${index + 1}`,
        name: `Specimen ${index + 1}`,
        published: `2026-${String((index % 12) + 1).padStart(2, '0')}-22`,
        embargo: `2026-11-${String((index % 28) + 1).padStart(2, '0')}T20:30:00Z`,
        opensAt: '09:30',
        price: { amount: (9.9 + index * 100).toFixed(2), currency: 'EUR' },
        copies: 1250 * index,
        weight: 0.5 + index,
        isWithdrawn: index % 4 === 0,
        format: random.pick(['hardcover', 'paperback', 'ebook']),
        binding: 'sewn',
        channels: index % 2 === 0 ? ['shop', 'trade'] : ['shop'],
        country: 'DE',
        countries: ['DE', 'AT'],
        authorId: random.pick(records('gallery-people')).id,
        website: 'https://www.publisher.example/books',
        manuscript: { name: 'manuscript.pdf', type: 'application/pdf', size: 1_200_000, content: 'SGVsbG8=' },
        cover: { name: 'cover.png', type: 'image/png', size: 80, content: cover },
        blurb: '# A blurb\n\nWith **bold** words and a [link](https://publisher.example).',
        settings: { paper: 'matt', colours: [4, 0] },
        contributors: [{ name: 'Ada Albrecht', since: '2025-03-01' }],
        title: { de: `Muster ${index + 1}`, en: `Specimen ${index + 1}` },
      }),
      validate: ({ name }) => ({ ...(name === 'taken' && { name: 'qa.gallery.taken' }) }),
      refuseDelete: ({ isWithdrawn }) =>
        isWithdrawn ? { code: 'withdrawn', message: 'qa.gallery.refusals.withdrawn' } : undefined,
    },
  },
});
