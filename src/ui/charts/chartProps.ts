/** What every chart of figures is told. */
export interface ChartProps {
  /** What the chart shows, for who cannot see it. */
  label: string;
  /** A value on the axis, as short as it can be. */
  formatValue: (value: number) => string;
  /** A value as it is read out. */
  tellValue: (value: number) => string;
  /** What is read out where there is none. */
  noValue: string;
  /** Called with the place of the point under pointer, finger or key; undefined where there is none. */
  onPoint: (index: number | undefined) => void;
}

/** What all charts have in common: they do not move, and bring neither tooltip nor legend. */
export const quietChart = {
  skipAnimation: true,
  hideLegend: true,
  slotProps: { tooltip: { trigger: 'none' } },
} as const;

/** The ends of the axis that the values leave open: 0 is always on it. */
export function spanOf(series: readonly { readonly values: readonly (number | null)[] }[]) {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  // Not spread into the arguments of a call: there may be ten thousand.
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  const highest = values.reduce((most, value) => Math.max(most, value), 0);
  return { min: lowest, ...(highest === 0 && { max: lowest < 0 ? 0 : 1 }) };
}
