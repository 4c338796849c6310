import { expect, it } from 'vitest';
import type { Counted } from '@/areas/product-controlling/figures/figureSchema';
import { columnsOf, widestOf } from '@/areas/product-controlling/overview/figureColumns';

const amount = (currency: string, value: number, comparable: number, previous: number) => ({
  key: [currency],
  labels: [currency],
  values: { revenue_net: { value, comparable, previous, currency } },
});
const mixed = { value: null, comparable: null, previous: null };
const counted = (rows: ReturnType<typeof amount>[]) =>
  ({ days: { current: 27, previous: 27 }, totals: { revenue_net: mixed }, rows }) as unknown as Counted;

it('amounts without a total have a column for the compared days if only a row has fewer', () => {
  const rows = [amount('EUR', 500, 500, 400), amount('USD', 573, 568, 555)];
  expect(columnsOf(counted(rows), false)).toEqual(['value', 'comparable', 'previous', 'difference']);
  expect(columnsOf(counted(rows.slice(0, 1)), false)).toEqual(['value', 'previous', 'difference']);
});

it('differences have one scale within a currency, and none across currencies', () => {
  // 450 − 300 = 150; 100 − 380 = −280.
  const euros = [amount('EUR', 500, 450, 300), amount('EUR', 110, 100, 380)];
  expect(widestOf(euros)).toEqual({ revenue_net: 280 });
  expect(widestOf([...euros, amount('CHF', 20, 20, 10)])).toEqual({ revenue_net: 0 });
});
