import { describe, expect, it } from 'vitest';
import { convertedCell, convertedSum } from '@/areas/product-controlling/figures/money';

const rates = { currency: 'EUR', date: '2026-11-01', per: { CHF: 1.0712, USD: 0.8624, JPY: 0.00575 } };
const of = (currency: string, value: number) => ({ currency, value });

describe('a converted sum', () => {
  it.each([
    // 100.00 + 50.00 × 1.0712 + 20.00 × 0.8624 = 100.00 + 53.56 + 17.248 = 170.808
    ['is rounded once', [of('EUR', 10_000), of('CHF', 5000), of('USD', 2000)], 17_081],
    // 1.25 × 0.8624 = 1.078, four times 4.312; each rounded first would be 4.32.
    ['is rounded after adding', Array(4).fill(of('USD', 125)), 431],
    // 6.25 × 0.8624 = 5.39
    ['is exact without a remainder', [of('USD', 625)], 539],
    // 0.0125 and 0.0375 of a cent above a half: 1.00 × 1.0712 = 1.0712; −1.0712
    ['is as far from 0 below 0 as above', [of('CHF', -100)], -107],
    // ¥200 × 0.00575 = €1.15: yen have no minor unit.
    ['takes each currency by its own minor units', [of('JPY', 200)], 115],
    ['is nothing of nothing', [], 0],
  ])('%s', (_name, amounts, sum) => {
    expect(convertedSum(amounts, rates)).toBe(sum);
  });

  it('rounds half a unit away from 0, which binary fractions would not', () => {
    // 0.30 × 1.15 = 0.345; as numbers 30 × 1.15 is 34.49999….
    const half = { currency: 'EUR', per: { CHF: 1.15 } };
    expect(convertedSum([of('CHF', 30)], half)).toBe(35);
    expect(convertedSum([of('CHF', -30)], half)).toBe(-35);
  });

  it('does not exist if a rate is missing', () => {
    expect(convertedSum([of('EUR', 1), of('GBP', 1)], rates)).toBeUndefined();
  });
});

describe('a converted figure', () => {
  it('has its comparison, too', () => {
    const cells = [
      { value: 10_000, comparable: 9000, previous: 12_000, currency: 'EUR' },
      { value: 5000, comparable: 5000, previous: 10_000, currency: 'CHF' },
    ];
    // 90.00 + 53.56; 120.00 + 107.12
    expect(convertedCell(cells, rates)).toEqual({
      value: 15_356,
      comparable: 14_356,
      previous: 22_712,
      currency: 'EUR',
    });
  });

  it('lacks what one of the amounts lacks, for its reason', () => {
    const cells = [
      { value: 10_000, comparable: 9000, previous: null, previousReason: 'before_start', currency: 'EUR' },
      { value: 5000, comparable: 5000, previous: 10_000, currency: 'CHF' },
    ];
    expect(convertedCell(cells, rates)).toMatchObject({
      value: 15_356,
      previous: null,
      previousReason: 'before_start',
    });
  });

  it('does not exist without a rate, or without a currency', () => {
    expect(convertedCell([{ value: 1, currency: 'GBP' }], rates)).toBeUndefined();
    expect(convertedCell([{ value: null }], rates)).toBeUndefined();
  });
});
