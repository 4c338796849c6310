/** The value in the middle; of an even number of values, the lower of the two. @throws RangeError when there is none */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * The smallest value that at least `percent` of all values do not exceed (nearest rank).
 * @throws RangeError when there is none
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There are no values');
  return value;
}
