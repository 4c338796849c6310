/**
 * How often a property is tried: `usual` times, and `PROPERTY_RUNS` times as often where that is set. Then the values
 * are new ones at each run (fast-check prints the seed of a failure); otherwise they are always the same.
 */
export function propertyRuns(usual: number, seed: number): { numRuns: number; seed?: number } {
  const factor = Number(process.env.PROPERTY_RUNS ?? '');
  return Number.isInteger(factor) && factor > 0 ? { numRuns: usual * factor } : { numRuns: usual, seed };
}
