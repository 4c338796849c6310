import { expect, it } from 'vitest';
import { csvRows } from '@/areas/product-controlling/export/csvRows';
import { usualQuery } from '@/areas/product-controlling/query/figureQuery';
import { csvLines } from '@/records/csv/writeCsv';

const description = {
  query: {
    ...usualQuery,
    by: 'title',
    metrics: ['revenue_net', 'active_readers'],
    compare: 'none' as const,
  },
  locale: 'de',
  kindOf: (metric: string) => (metric === 'revenue_net' ? ('money' as const) : ('people' as const)),
  captionOf: (key: string) => key,
  nameOf: (_dimension: string, key: string, label: string | undefined) => label ?? key,
  period: { from: '2026-10-01', to: '2026-10-31' },
};

it('CO07 CO15 CO27 a file contains days, major units, <5, empty cells for missing values, and no formulas', () => {
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
    ['2026-10-01', '2026-10-31', '=HYPERLINK("https://x.example")', '-5,00', '<5', 'EUR'],
    ['2026-10-01', '2026-10-31', 'Plain', '', '0', ''],
  ]);
  const [, line = ''] = csvLines(rows, ';').split('\r\n');
  expect(line).toBe('2026-10-01;2026-10-31;"\'=HYPERLINK(""https://x.example"")";-5,00;<5;EUR');
});

it('CO15 hides a small group in the comparison too, which has its own reason', () => {
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
  expect(rows[1]).toEqual(['2026-10-01', '2026-10-31', 'Plain', '5,00', '4,00', '', '20', '<5', '<5', 'EUR']);
});
