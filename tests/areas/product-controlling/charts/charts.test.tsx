import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartColours, chartDashes, strokeOf } from '@/areas/product-controlling/charts/chartColours';
import { axisWidth, spanOf } from '@/areas/product-controlling/charts/chartProps';
import { Sparkline } from '@/areas/product-controlling/charts/Sparkline';

describe('the axis of values', () => {
  it.each([
    ['is open above what is not below 0', [3, null, 9], { min: 0 }],
    ['ends at 0 where all is below', [-3, -9], { min: -9, max: 0 }],
    ['has both where some is below', [-3, 9], { min: -3 }],
    ['has room where all is 0', [0, 0], { min: 0, max: 1 }],
    ['has room where nothing is', [null], { min: 0, max: 1 }],
  ])('%s', (_name, values, span) => {
    expect(spanOf([{ values }])).toEqual(span);
  });

  it('has room for a label below the highest that is longer', () => {
    // 'CHF 540,000' has 11 characters of 7.5 pixels, and 'CHF 3M' six.
    const short = (value: number) =>
      value < 1e6 ? `CHF ${value.toLocaleString('en')}` : `CHF ${value / 1e6}M`;
    expect(axisWidth([{ values: [0, 2_700_000] }], (value) => short(Math.round(value / 1e4) * 1e4))).toBe(97);
  });
});

describe('a line', () => {
  it('has its own dash in addition to its colour, distinct from dashes with another meaning', () => {
    const strokes = chartColours.light.map((_, place) => strokeOf({}, place, 'light', 'grey'));
    const dashes = strokes.map(({ dash }) => dash);
    const all = [...dashes, chartDashes.background, chartDashes.open];
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(strokes.map(({ colour }) => colour)).size).toBe(5);
    expect(strokeOf({ isBackground: true }, 1, 'dark', 'grey')).toEqual({ colour: 'grey', dash: '5 4' });
  });
});

describe('a small line', () => {
  const paths = (props: Parameters<typeof Sparkline>[0]) =>
    [...render(<Sparkline {...props} />).container.querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );

  it('has a dot for a value without neighbours', () => {
    expect(paths({ values: [5] })[0]).toBe('M50.0 2.0h0');
    expect(paths({ values: [5, null, 5, 5] })[0]).toBe('M0.0 2.0h0M66.7 2.0L100.0 2.0');
  });

  it('has a gap for a missing value, and none at 0', () => {
    expect(paths({ values: [4, 4, null, 4, 4] })[0]).toBe('M0.0 2.0L25.0 2.0M75.0 2.0L100.0 2.0');
  });

  it('draws the end that may still change as a separate part, from the last final point', () => {
    const [certain, open] = paths({ values: [4, 4, 2], openFrom: 2 });
    expect(certain).toBe('M0.0 2.0L50.0 2.0');
    expect(open).toBe('M50.0 2.0L100.0 22.0');
  });
});
