/** The props that all charts have in common. */
export interface ChartProps {
  /** A description of the chart, for people who cannot see it. */
  label: string;
  /** A value on the axis, as short as possible. */
  formatValue: (value: number) => string;
  /** A value as it is read out. */
  tellValue: (value: number) => string;
  /** Read out if there is no value. */
  noValue: string;
  /** Called with the index of the point under pointer, finger or keyboard focus; undefined if there is none. */
  onPoint: (index: number | undefined) => void;
}

/** Props of all charts: no animation, tooltip or legend. */
export const quietChart = {
  skipAnimation: true,
  hideLegend: true,
  slotProps: { tooltip: { trigger: 'none' } },
} as const;

interface Values {
  readonly values: readonly (number | null)[];
}

/**
 * The room for the labels of the axis in CSS pixels, so that none is cut. The highest label is above the values; a lower
 * one may be the longest: 'EUR 500,000' below 'EUR 1M'.
 */
export function axisWidth(series: readonly Values[], formatValue: (value: number) => string): number {
  const labels = endsOf(series).flatMap((end) => [end * 1.1, end / 5]);
  const lengths = labels.map((value) => formatValue(Math.round(value)).length);
  return Math.max(64, Math.ceil(Math.max(...lengths) * 7.5) + 14);
}

/** The ends of the axis, so that it always includes 0; `max` only where the values leave it open. */
export function spanOf(series: readonly Values[]) {
  const [lowest, highest] = endsOf(series);
  return { min: lowest, ...(highest === 0 && { max: lowest < 0 ? 0 : 1 }) };
}

/** The lowest value and the highest one, or 0 where all are on its other side. */
function endsOf(series: readonly Values[]): readonly [number, number] {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  // Not spread into the arguments of a call: there may be ten thousand.
  const lowest = values.reduce((min, value) => Math.min(min, value), 0);
  const highest = values.reduce((max, value) => Math.max(max, value), 0);
  return [lowest, highest];
}
