import { expect, it } from 'vitest';
import { convertedLines, csvRows, totalLines } from '@/areas/product-controlling/export/csvRows';
import { defaultQuery } from '@/areas/product-controlling/query/figureQuery';
import { csvLines } from '@/records/csv/writeCsv';

const description = {
  query: {
    ...defaultQuery,
    by: 'title',
    metrics: ['revenue_net', 'active_readers'],
    compare: 'none' as const,
  },
  locale: 'de',
  kindOf: (metric: string) => (metric === 'revenue_net' ? ('money' as const) : ('people' as const)),
  captionOf: (key: string) => key,
  nameOf: (_dimension: string, key: string, label: string | undefined) => label ?? key,
  // What the page shows.
  markOf: (reason: string) =>
    ({ none: 'keine Daten', suppressed: '< 5', hidden: 'verborgen', mixed_currency: 'mehrere Währungen' })[
      reason
    ] ?? '–',
  period: { from: '2026-10-01', to: '2026-10-31' },
};

it('a file contains days, major units, the marks of the page for missing values, and no formulas', () => {
  const rows = csvRows(
    [
      {
        key: ['t1'],
        labels: ['=HYPERLINK("https://x.example")'],
        values: {
          revenue_net: { value: -500, currency: 'EUR' },
          active_readers: { value: null, reason: 'suppressed' },
        },
      },
      {
        key: ['t2'],
        labels: ['Plain'],
        values: { revenue_net: { value: null, reason: 'none' }, active_readers: { value: 0 } },
      },
    ],
    description,
  );
  expect(rows).toEqual([
    ['from', 'to', 'title', 'revenue_net', 'active_readers', 'currency'],
    ['2026-10-01', '2026-10-31', '=HYPERLINK("https://x.example")', '-5,00', '< 5', 'EUR'],
    ['2026-10-01', '2026-10-31', 'Plain', 'keine Daten', '0', ''],
  ]);
  const [, line = ''] = csvLines(rows, ';').split('\r\n');
  expect(line).toBe('2026-10-01;2026-10-31;"\'=HYPERLINK(""https://x.example"")";-5,00;< 5;EUR');
});

it('hides a small group in the comparison too, which has its own reason', () => {
  const rows = csvRows(
    [
      {
        key: ['t1'],
        labels: ['Plain'],
        values: {
          revenue_net: {
            value: 500,
            comparable: 400,
            previous: null,
            previousReason: 'none',
            currency: 'EUR',
          },
          active_readers: {
            value: 20,
            comparable: null,
            comparableReason: 'suppressed',
            previous: null,
            previousReason: 'suppressed',
          },
        },
      },
    ],
    { ...description, query: { ...description.query, compare: 'previousPeriod' as const } },
  );
  expect(rows[1]?.slice(3)).toEqual([
    ...['5,00', '4,00', 'keine Daten', '–', '–'],
    ...['20', '< 5', '< 5', '–', '–'],
    'EUR',
  ]);
});

it('a file has the difference and the change as a share, as numbers', () => {
  const [, row = []] = csvRows(
    [
      {
        key: ['t1'],
        labels: ['Plain'],
        values: {
          revenue_net: { value: 60000, comparable: 50000, previous: 40000, currency: 'EUR' },
          // From nothing, so without a share.
          active_readers: { value: 20, comparable: 18, previous: 0 },
        },
      },
    ],
    { ...description, query: { ...description.query, compare: 'previousPeriod' as const } },
  );
  expect(row.slice(3)).toEqual([
    ...['600,00', '500,00', '400,00', '100,00', '0,2500'],
    ...['20', '18', '0', '18', '–'],
    'EUR',
  ]);
});

it('a file has the totals of each column, and says why one is missing', () => {
  const totals = {
    revenue_net: {
      value: null,
      reason: 'mixed_currency',
      comparable: null,
      comparableReason: 'mixed_currency',
      previous: null,
      previousReason: 'none',
    },
    active_readers: { value: null, reason: 'hidden', comparable: 40, previous: 50 },
  };
  const query = { ...description.query, compare: 'previousPeriod' as const };
  expect(totalLines(totals, { ...description, query })).toEqual([
    ['total: revenue_net', 'mehrere Währungen', ''],
    ['total: revenue_net (comparable)', 'mehrere Währungen', ''],
    ['total: revenue_net (previous)', 'keine Daten', ''],
    ['total: revenue_net (difference)', '–', ''],
    ['total: revenue_net (change)', '–', ''],
    ['total: active_readers', 'verborgen', ''],
    ['total: active_readers (comparable)', '40', ''],
    ['total: active_readers (previous)', '50', ''],
    ['total: active_readers (difference)', '-10', ''],
    ['total: active_readers (change)', '-0,2000', ''],
  ]);
});

it('a file has the total of all currencies, and its rates', () => {
  const query = { ...description.query, compare: 'previousPeriod' as const };
  const total = { value: 17_081, comparable: 15_000, previous: 12_000, currency: 'EUR' };
  const texts = {
    caption: 'Gesamt in EUR',
    lines: ['umgerechnet zu Kursen vom 1. Nov. 2026', '1 CHF = 1,0712 EUR'],
  };
  expect(convertedLines(total, texts, { ...description, query })).toEqual([
    ['Gesamt in EUR: revenue_net', '170,81', 'EUR'],
    ['Gesamt in EUR: revenue_net (comparable)', '150,00', 'EUR'],
    ['Gesamt in EUR: revenue_net (previous)', '120,00', 'EUR'],
    ['Gesamt in EUR: revenue_net (difference)', '30,00', 'EUR'],
    ['Gesamt in EUR: revenue_net (change)', '0,2500', ''],
    ['Gesamt in EUR', 'umgerechnet zu Kursen vom 1. Nov. 2026', '1 CHF = 1,0712 EUR'],
  ]);
});
