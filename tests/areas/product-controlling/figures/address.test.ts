import { describe, expect, it } from 'vitest';
import { readAddress, readSaved, writeAddress } from '@/areas/product-controlling/query/address';
import { defaultQuery, type FigureQuery } from '@/areas/product-controlling/query/figureQuery';

const read = (search: string) => readAddress(new URLSearchParams(search));

describe('the address', () => {
  it('round-trips every query and leaves out defaults', () => {
    const query: FigureQuery = {
      metrics: ['visits', 'orders'],
      by: 'device',
      and: 'country',
      period: '2026-10-01/2026-10-31',
      compare: '2025-10-01/2025-10-31',
      match: 'weekdays',
      filter: { title_q: 'annals & more', country_neq_any: ['DE', ''] },
      currency: 'CHF',
      granularity: 'week',
      chart: 'table',
      sort: 'label',
      order: 'ASC',
    };
    expect(read(writeAddress(query).toString())).toEqual({ query, unreadable: [] });
    expect(writeAddress(defaultQuery).toString()).toBe('');
    expect(read('')).toEqual({ query: defaultQuery, unreadable: [] });
  });

  it.each([
    ['metrics=', 'metrics'],
    ['metrics=a,b,c,d,e,f', 'metrics'],
    ['by=planet', 'by'],
    ['by=country,title', 'by'],
    ['and=planet', 'and'],
    ['currency=euro', 'currency'],
    ['period=nonsense', 'period'],
    ['period=2026-02-30/2026-03-01', 'period'],
    ['period=2026-03-02/2026-03-01', 'period'],
    ['compare=sometime', 'compare'],
    ['compare=2026-03-02/2026-03-01', 'compare'],
    ['match=moon', 'match'],
    ['filter={', 'filter'],
    ['filter=[]', 'filter'],
    ['filter={"country_eq_any":[]}', 'filter'],
    ['filter={"country_eq_any":["DE"],"planet_eq_any":["Mars"]}', 'filter'],
    ['filter={"country_eq_any":"DE"}', 'filter'],
    ['granularity=minute', 'granularity'],
    ['chart=pie', 'chart'],
    ['order=UP', 'order'],
  ])('ignores and reports the invalid %s', (search, part) => {
    expect(read(search)).toEqual({ query: defaultQuery, unreadable: [part] });
  });

  it('contains only the differences from a report', () => {
    expect(readSaved({ ...defaultQuery })).toEqual({ query: defaultQuery, unreadable: [] });
    const { query } = readSaved({ metrics: ['visits'], by: ['device'], filter: { country_eq_any: ['DE'] } });
    expect(writeAddress(query, query).size).toBe(0);
    const other = { ...query, by: defaultQuery.by, filter: {} };
    const search = writeAddress(other, query);
    expect([...search.keys()].sort()).toEqual(['by', 'filter']);
    expect(readAddress(search, query).query).toEqual(other);
  });

  it('reports parts of a report that no longer exist', () => {
    expect(
      readSaved({ by: ['planet'], filter: { planet_eq_any: ['Mars'] }, owner: 'x', chart: null }),
    ).toEqual({
      query: defaultQuery,
      unreadable: ['by', 'filter'],
    });
  });
});
