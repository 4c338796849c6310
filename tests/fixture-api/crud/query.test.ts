import { Collection as FakeRest } from 'fakerest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, accounts } from '@/fixture-api/accounts';
import { createResources } from '@/fixture-api/crud/createResources';
import { compileFilter } from '@/fixture-api/crud/filter';
import { answerList } from '@/fixture-api/crud/list';
import { defineFixtures } from '@/fixture-api/defineFixtures';
import { withDefaults } from '@/fixture-api/options';
import { createRandom } from '@/fixture-api/random';

const random = createRandom(11);
const people = Array.from({ length: 120 }, (_, index) => ({
  id: `id${index}`,
  version: 1,
  name: random.pick(['ada bauer', 'cem vogel', 'mia novak', 'paul otto']),
  age: random.integer(18, 30),
  isLocked: random.chance(),
  created: random.date('2025-01-01', '2025-01-09'),
  roles: ['reader', 'editor', 'owner'].filter(() => random.chance()),
  address: { city: random.pick(['Bonn', 'Köln']), zip: random.pick(['1', '2']) },
  books: Array.from({ length: random.integer(0, 2) }, () => ({ title: random.pick(['Red', 'Blue']) })),
}));
const reference = new FakeRest({ items: people });

const text = (...values: string[]) => fc.constantFrom(...values);
const one = (key: string, values: fc.Arbitrary<unknown>) => values.map((value) => ({ [key]: value }));
const role = text('reader', 'editor', 'owner', 'nobody');
const conditions = fc.oneof(
  one('q', text('ada', 'ADA', 'vogel mia', 'otto köln', 'nothing', ' red ')),
  one('name', text('ada bauer', 'nobody')),
  one('name_q', text('a b', 'OTTO', 'x')),
  one('name_eq', text('ada bauer', 'Ada Bauer')),
  one('name_neq', text('ada bauer')),
  one('name_eq_any', fc.subarray(['ada bauer', 'mia novak', 'x'])),
  one('name_neq_any', fc.subarray(['ada bauer', 'mia novak', 'x'])),
  ...['age_gt', 'age_gte', 'age_lt', 'age_lte', 'age', 'age_eq', 'age_neq'].map((key) =>
    one(key, fc.oneof(fc.integer({ min: 17, max: 31 }), text('20', '25'))),
  ),
  ...['created_gt', 'created_gte', 'created_lt', 'created_lte'].map((key) =>
    one(key, text('2025-01-04', '2025-01-06T12:00:00.000Z', '2026')),
  ),
  one('isLocked', fc.oneof(fc.boolean(), text('true', 'false'))),
  one('roles', fc.oneof(role, fc.subarray(['reader', 'editor', 'owner']))),
  ...['roles_inc', 'roles_inc_any', 'roles_ninc_any'].map((key) =>
    one(key, fc.oneof(role, fc.subarray(['reader', 'editor', 'nobody']))),
  ),
  one('id', fc.subarray(['id1', 'id2', 'id999'])),
  one('address.city', text('Bonn', 'Rom')),
  one('address.zip_eq_any', fc.subarray(['1', '2'])),
  one('address', fc.constantFrom({ city: 'Bonn' }, { city: 'Köln', zip: '1' }, { town: 'Bonn' })),
  one('books.title', text('Red', 'Green')),
  one('books.title_eq_any', fc.subarray(['Red', 'Blue'])),
  one('books', fc.constantFrom([{ title: 'Red' }].slice(1))),
  one('missing', fc.constant(null)),
);

describe('a filter', () => {
  it('finds what FakeRest finds, for any mixture of its operators', () => {
    fc.assert(
      fc.property(fc.array(conditions, { maxLength: 3 }), (parts) => {
        const filter: Record<string, unknown> = Object.assign({}, ...parts);
        const matches = people.filter(compileFilter(filter)).map(({ id }) => id);
        expect(matches).toEqual(reference.getAll({ filter }).map(({ id }) => id));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [
      'a field whose name holds an operator',
      { is_queued_for_q: 'x' },
      { is_queued_for: 'xy' },
      { is_queued_for: 'y' },
    ],
    ['a name that only looks like one', { faq_gtin: 5 }, { faq_gtin: 5 }, { faq_gtin: 6 }],
    ['signs that a pattern would misread', { name_q: '(a+' }, { name: '(a+b)' }, { name: 'aab' }],
    ['a search in a field that is missing', { name_q: 'a' }, { name: 'a' }, {}],
    ['a search without marks', { q: 'muller' }, { name: 'Peter Müller' }, { name: 'Peter Maller' }],
    ['a search that leaves ids out', { q: 'abc' }, { id: 'x', name: 'abc' }, { id: 'abc', name: 'x' }],
    ['null before an order', { age_lte: 5 }, { age: 5 }, { age: null }],
  ])('is exact where FakeRest is not: %s', (_, filter, match, other) => {
    const holds = compileFilter(filter);
    const stored = { id: '1', version: 1 };
    expect([holds({ ...stored, ...match }), holds({ ...stored, ...other })]).toEqual([true, false]);
  });
});

describe('a list', () => {
  const make = createRandom(1);
  const area = defineFixtures({
    permission: 'user-management',
    resources: {
      people: {
        count: 500,
        seed({ index }) {
          const name = make.fullName();
          const groups = [make.id(), make.id()];
          return { number: index, name, email: make.email(name, index), created: make.date(), groups };
        },
      },
    },
  });
  const resources = createResources([area], withDefaults({}), []);
  const resource = resources.get('people');
  const context = resources.context(accounts[0] as Account);
  const fakeRest = new FakeRest({ items: [...resource.collection.all] });

  it.each<
    [string, { filter?: Record<string, unknown>; sort?: [string, 'asc' | 'desc']; range: [number, number] }]
  >([
    ['sorted', { sort: ['email', 'asc'], range: [0, 24] }],
    ['searched', { filter: { q: 'bauer' }, range: [0, 24] }],
    [
      'filtered and sorted',
      { filter: { created_gte: '2025-01-01', name_q: 'b' }, sort: ['number', 'desc'], range: [10, 34] },
    ],
  ])('%s answers with the page and the count that FakeRest has', async (_, query) => {
    const url = new URL('http://office.example/clientapi/v1/people');
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, JSON.stringify(value));
    const answer = answerList(resource, url, context);
    const matches: { id: string }[] = await answer.json();
    expect(matches.map(({ id }) => id)).toEqual(fakeRest.getAll(query).map(({ id }) => id));
    expect(matches.length).toBeGreaterThan(0);
    const total = fakeRest.getCount({ filter: query.filter ?? {} });
    expect(answer.headers.get('Content-Range')).toBe(
      `people ${query.range[0]}-${query.range[0] + matches.length - 1}/${total}`,
    );
  });
});
