const value = Number(process.env.PROPERTY_RUNS ?? '');
const factor = Number.isInteger(value) && value > 0 ? value : undefined;

/** Time limit for all runs of a property, in milliseconds: ten times what an idle machine needs. */
const limit = 60_000 * (factor ?? 1);

/**
 * The time limit of a test with a property. Longer than the property's own, because Vitest does not stop a test that timed out, and the
 * property would keep running during the next tests.
 */
export const propertyTimeout = limit + 10_000;

/**
 * The settings for a property: `usual` runs with always the same values or, if `PROPERTY_RUNS` is set, that many times more with new
 * values each time (fast-check prints the seed of a failure). A property that exceeds its time limit fails.
 */
export function propertyRuns(usual: number, seed: number) {
  return {
    numRuns: usual * (factor ?? 1),
    ...(factor === undefined && { seed }),
    interruptAfterTimeLimit: limit,
    markInterruptAsFailure: true,
  };
}
