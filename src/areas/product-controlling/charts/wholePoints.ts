import type { Counted } from '../figures/figureSchema';

/**
 * The values to draw: without points that have fewer days than the others, such as a week cut by the period, because a
 * line through them would look like a decline; all, if fewer than two whole ones are left.
 */
export function wholePoints<V>(
  values: readonly (V | null)[],
  buckets: Counted['buckets'],
): readonly (V | null)[] {
  const isWhole = (index: number) => buckets[index]?.state !== 'partial';
  const whole = values.filter((value, index) => value !== null && isWhole(index));
  return whole.length < 2 ? values : values.map((value, index) => (isWhole(index) ? value : null));
}
