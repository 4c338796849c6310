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

/** The ends of the axis, so that it always includes 0; `max` only where the values leave it open. */
export function spanOf(series: readonly { readonly values: readonly (number | null)[] }[]) {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  // Not spread into the arguments of a call: there may be ten thousand.
  const lowest = values.reduce((min, value) => Math.min(min, value), 0);
  const highest = values.reduce((max, value) => Math.max(max, value), 0);
  return { min: lowest, ...(highest === 0 && { max: lowest < 0 ? 0 : 1 }) };
}
