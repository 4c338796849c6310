import { describe, expect, it } from 'vitest';
import { axisFormat, pointFormat } from '@/areas/product-controlling/figures/formatDay';
import {
  changeOf,
  differenceOf,
  formatFigure,
  majorUnits,
} from '@/areas/product-controlling/figures/formatFigure';
import { formatSpan } from '@/records/period/formatSpan';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a figure', () => {
  it.each([
    [9_000_000_000_000_000, 'count', undefined, '9,000,000,000,000,000'],
    ['1234567890123456789012345', 'count', undefined, '1,234,567,890,123,456,789,012,345'],
    [-5, 'count', undefined, '−5'],
    [0, 'count', undefined, '0'],
    [0.034567, 'ratio', undefined, '3.5%'],
    [-123_456, 'money', 'EUR', '−€1,234.56'],
    [1_234, 'money', 'JPY', '¥1,234'],
    [5, 'money', 'EUR', '€0.05'],
    [1_234_567, 'money', 'KWD', 'KWD 1,234.567'],
  ] as const)('CO11 CO14 %s of %s is %s %s', (value, kind, currency, text) => {
    expect(plain(formatFigure(value, { locale: 'en', kind, currency }))).toBe(text);
  });

  it.each([
    [9_000_000_000_000_000, '9,000T'],
    ['1234567890123456789012345', /^1,?2345?/],
    [-1_234_567, '−1.2M'],
  ] as const)('CO11 %s is short on an axis', (value, text) => {
    const short = formatFigure(value, { locale: 'en', kind: 'count', compact: true });
    if (typeof text === 'string') expect(short).toBe(text);
    else expect(short).toMatch(text);
  });

  it('has its major units exactly, however long it is', () => {
    expect(majorUnits('12345678901234567890', 'EUR')).toBe('123456789012345678.90');
    expect(majorUnits('-7', 'KWD')).toBe('-0.007');
  });
});

describe('a change', () => {
  it.each([
    ['from 0', 5, 0, { kind: 'new' }],
    ['of nothing', 0, 0, { kind: 'same' }],
    ['without a partner', 5, null, { kind: 'unknown' }],
    ['of what is missing', null, 5, { kind: 'unknown' }],
    ['from below 0', 5, -5, { kind: 'amount', by: 10 }],
    ['to below 0', -5, 5, { kind: 'amount', by: -10 }],
    ['down', 75, 100, { kind: 'share', by: -0.25 }],
    ['to 0', 0, 100, { kind: 'share', by: -1 }],
  ] as const)('CO06 %s', (_name, comparable, previous, change) => {
    expect(changeOf({ value: 1, comparable, previous }, 'count')).toEqual(change);
  });

  it('of a ratio is told in points', () => {
    const change = changeOf({ value: 1, comparable: 0.05, previous: 0.03 }, 'ratio');
    expect(change).toMatchObject({ kind: 'points', by: expect.closeTo(2, 5) });
  });

  it('of many digits is exact', () => {
    expect(differenceOf('10000000000000000001', '10000000000000000000')).toBe('1');
  });
});

describe('days', () => {
  it('CO02 are those of the texts, wherever the browser is', () => {
    expect(plain(formatSpan({ from: '2026-11-01', to: '2026-11-30' }, 'en'))).toBe('Nov 1 – 30, 2026');
    expect(formatSpan({ from: '2026-11-01', to: '2026-11-01' }, 'de')).toBe('01.11.2026');
    expect(axisFormat('month', 'Europe/Berlin', 'en')('2026-01-01')).toBe('Jan 26');
  });

  it('CO01 hours are those of the publisher, and the doubled one is told apart', () => {
    const hours = ['2026-10-24T23:00:00Z', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'];
    const points = hours.map((from) => ({ from, to: from }));
    const name = pointFormat(points, 'hour', 'Europe/Berlin', 'en-GB');
    expect(points.map((point) => plain(name(point)))).toEqual([
      '25 Oct, 01',
      '25 Oct, 02 GMT+2',
      '25 Oct, 02 GMT+1',
    ]);
  });
});
