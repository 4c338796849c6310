import { describe, expect, it } from 'vitest';
import { currenciesOf, inCurrency } from '@/areas/product-controlling/query/currencies';
import { defaultQuery, isRanked, rowsCallOf, sortOf } from '@/areas/product-controlling/query/figureQuery';
import { glanceCallOf, glancesOf } from '@/areas/product-controlling/query/glances';
import { orderRows } from '@/areas/product-controlling/query/orderRows';

const money = { ...defaultQuery, metrics: ['revenue_net'] };
const all = ['EUR', 'CHF', 'USD'];

describe('the currency of a query', () => {
  it('is the chosen one, or the publisher’s own', () => {
    expect(inCurrency(money, all).currency).toBe('EUR');
    expect(inCurrency({ ...money, currency: 'USD' }, all).currency).toBe('USD');
    expect(inCurrency({ ...money, currency: 'GBP' }, all).currency).toBe('EUR');
  });

  it('is none without money, or with one currency', () => {
    expect(inCurrency({ ...defaultQuery, currency: 'USD' }, all).currency).toBe('');
    expect(inCurrency(money, ['EUR']).currency).toBe('');
  });

  it('is one that the filter leaves', () => {
    expect(currenciesOf({ filter: { currency_neq_any: ['EUR'] } }, all)).toEqual(['CHF', 'USD']);
    expect(currenciesOf({ filter: { currency_eq_any: ['USD'], country_eq_any: ['US'] } }, all)).toEqual([
      'USD',
    ]);
  });
});

describe('rows', () => {
  it('are ranked within one currency', () => {
    const query = inCurrency(money, all);
    expect(rowsCallOf(query)).toMatchObject({ currency: 'EUR', sort: ['revenue_net', 'DESC'] });
  });

  it('by currency are in the order of their names, never ranked by amounts or their differences', () => {
    for (const by of [{ by: 'currency' }, { by: 'title', and: 'currency' }]) {
      const query = { ...inCurrency(money, all), ...by };
      expect(rowsCallOf(query)).not.toHaveProperty('currency');
      expect(sortOf(query)).toEqual({ sort: 'label', order: 'ASC' });
      expect(sortOf({ ...query, sort: 'change' })).toEqual({ sort: 'label', order: 'ASC' });
      expect(isRanked(query, 'revenue_net')).toBe(false);
    }
    expect(isRanked({ ...defaultQuery, metrics: ['orders'], by: 'currency' }, 'orders')).toBe(true);
  });

  it('have one dimension or two different ones', () => {
    expect(rowsCallOf({ ...defaultQuery, by: 'title', and: 'country' }).dimensions).toEqual([
      'title',
      'country',
    ]);
    expect(rowsCallOf({ ...defaultQuery, by: 'title', and: 'title' }).dimensions).toEqual(['title']);
  });
});

describe('the small breakdowns', () => {
  const usage = [
    'country',
    'title',
    'institution',
    'data_type',
    'access_type',
    'source',
    'device',
    'language',
  ];
  const dimensions = (query: typeof defaultQuery, counted: readonly string[] = usage) =>
    glancesOf(query, counted).map(({ by }) => by);

  it('are by title, institution, country and access, and others in place of what is shown or narrowed', () => {
    expect(dimensions({ ...defaultQuery, by: 'device' })).toEqual([
      'title',
      'institution',
      'country',
      'access_type',
    ]);
    expect(dimensions({ ...defaultQuery, by: 'title', filter: { country_eq_any: ['DE'] } })).toEqual([
      'institution',
      'access_type',
      'source',
      'device',
    ]);
  });

  it('of the ratio of failed searches begin with the terms of those searches', () => {
    const query = { ...defaultQuery, metrics: ['searches_empty'] };
    // Until the catalogue has loaded, every dimension counts.
    const [first, second] = glancesOf(query, ['institution', 'country', 'search_term']);
    expect(first).toEqual({ metric: 'searches_without_result', by: 'search_term' });
    expect(second).toEqual({ metric: 'searches_empty', by: 'institution' });
    expect(first && glanceCallOf(query, first)).toMatchObject({
      metrics: ['searches_without_result'],
      dimensions: ['search_term'],
      sort: ['searches_without_result', 'DESC'],
      range: [0, 4],
    });
  });

  it('are sorted like the large one, but never by name', () => {
    const title = { metric: 'item_requests', by: 'title' };
    const sorted = (sort: string) => glanceCallOf({ ...defaultQuery, sort, order: 'ASC' }, title).sort;
    expect(sorted('change')).toEqual(['change', 'ASC']);
    expect(sorted('label')).toEqual(['item_requests', 'DESC']);
  });
});

describe('rows by name', () => {
  const named: Record<string, string> = {
    AT: 'Österreich',
    AU: 'Australien',
    BE: 'Belgien',
    DE: 'Deutschland',
  };
  const nameOf = (_dimension: string, key: string) => named[key] ?? key;
  const row = (...key: string[]) => ({ key, labels: key, values: {} });
  const order = (rows: ReturnType<typeof row>[], change: object) =>
    orderRows(rows, {
      query: { ...defaultQuery, ...change },
      dimensions: rows[0]?.key.map(() => 'country') ?? [],
      nameOf,
      locale: 'de',
      currencies: ['EUR', 'USD', 'CHF'],
    }).map(({ key }) => key.join(' '));

  it('are in the order of their shown names, forward and backward', () => {
    const rows = [row('AU'), row('AT'), row('BE'), row('DE')];
    expect(order(rows, { sort: 'label', order: 'ASC' })).toEqual(['AU', 'BE', 'DE', 'AT']);
    expect(order(rows, { sort: 'label', order: 'DESC' })).toEqual(['AT', 'DE', 'BE', 'AU']);
  });

  it('are in the order of both names, if there are two', () => {
    const rows = [row('AT', 'DE'), row('BE', 'AT'), row('BE', 'AU')];
    expect(order(rows, { sort: 'label', order: 'ASC' })).toEqual(['BE AU', 'BE AT', 'AT DE']);
  });

  it('by currency begin with the publisher’s own, then go by code, as tiles and the switch do', () => {
    const shuffled = ['USD', 'CHF', 'EUR', 'AUD'].map((code) => row(code));
    const sorted = orderRows(shuffled, {
      query: { ...defaultQuery, sort: 'label', order: 'ASC' },
      dimensions: ['currency'],
      nameOf: (_dimension, key) => ({ EUR: 'Euro', CHF: 'Franken' })[key] ?? `A ${key}`,
      locale: 'de',
      currencies: ['EUR', 'USD', 'CHF'],
    });
    expect(sorted.map(({ key }) => key[0])).toEqual(['EUR', 'AUD', 'CHF', 'USD']);
    expect(currenciesOf(defaultQuery, ['EUR', 'USD', 'CHF'])).toEqual(['EUR', 'CHF', 'USD']);
  });

  it('stay as the server sorted them by a figure', () => {
    expect(order([row('DE'), row('AT'), row('AU')], { sort: 'item_requests' })).toEqual(['DE', 'AT', 'AU']);
  });
});
