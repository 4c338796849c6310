import { describe, expect, it } from 'vitest';
import { axisFormat } from '@/areas/product-controlling/figures/formatDay';
import { changeOf, formatFigure } from '@/areas/product-controlling/figures/formatFigure';
import { formatSpan } from '@/records/period/formatSpan';
import { majorUnits } from '@/records/values/money';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a figure', () => {
  it.each([
    [9_000_000_000_000_000, 'count', undefined, '9,000,000,000,000,000'],
    [-5, 'count', undefined, '−5'],
    [0, 'count', undefined, '0'],
    [0.034567, 'ratio', undefined, '3.5%'],
    [0.07, 'ratio', undefined, '7.0%'],
    [-123_456, 'money', 'EUR', '−€1,234.56'],
    [1_234, 'money', 'JPY', '¥1,234'],
    [5, 'money', 'EUR', '€0.05'],
    [1_234_567, 'money', 'KWD', 'KWD 1,234.567'],
  ] as const)('%s of %s is %s %s', (value, kind, currency, text) => {
    expect(plain(formatFigure(value, { locale: 'en', kind, currency }))).toBe(text);
  });

  it.each([
    ['en', 9_000_000_000_000_000, '9,000T'],
    ['en', -1_234_567, '−1.2M'],
    ['en', 999_999, '999,999'],
    ['en', 38_135, '38,135'],
    ['en', 0.5, '0.5'],
    ['de', 1_801, '1.801'],
    ['de', 38_135, '38.135'],
  ] as const)('abbreviates in %s from a million on: %s', (locale, value, text) => {
    expect(formatFigure(value, { locale, kind: 'count', compact: true })).toBe(text);
  });

  it.each([
    [3_813_549, '€38,135'],
    [1_234, '€12.34'],
    [-123_456_789, '−€1.2M'],
  ] as const)('leaves the decimals of amounts from 100 on out of a tile: %s', (value, text) => {
    const format = { locale: 'en', kind: 'money', currency: 'EUR', compact: true } as const;
    expect(formatFigure(value, format)).toBe(text);
  });

  it('has exact major units', () => {
    expect(majorUnits(9_007_199_254_740_991, 'EUR')).toBe('90071992547409.91');
    expect(majorUnits(-7, 'KWD')).toBe('-0.007');
  });
});

describe('a change', () => {
  it.each([
    ['from 0', 5, 0, { kind: 'new' }],
    ['of nothing', 0, 0, { kind: 'same' }],
    ['without a comparison', 5, null, { kind: 'unknown' }],
    ['of a missing value', null, 5, { kind: 'unknown' }],
    ['from below 0', 5, -5, { kind: 'amount', by: 10 }],
    ['to below 0', -5, 5, { kind: 'amount', by: -10 }],
    ['down', 75, 100, { kind: 'share', by: -0.25 }],
    ['to 0', 0, 100, { kind: 'share', by: -1 }],
  ] as const)('%s', (_name, comparable, previous, change) => {
    expect(changeOf({ value: 1, comparable, previous }, 'count')).toEqual(change);
  });

  it('of a ratio is in percentage points', () => {
    const change = changeOf({ value: 1, comparable: 0.05, previous: 0.03 }, 'ratio');
    expect(change).toMatchObject({ kind: 'points', by: expect.closeTo(2, 5) });
  });
});

describe('days', () => {
  it('do not depend on the time zone of the browser', () => {
    expect(plain(formatSpan({ from: '2026-11-01', to: '2026-11-30' }, 'en'))).toBe('Nov 1 – 30, 2026');
    expect(formatSpan({ from: '2026-11-01', to: '2026-11-01' }, 'de')).toBe('1. Nov. 2026');
    expect(axisFormat('month', 'en')('2026-01-01')).toBe('Jan 26');
  });
});
