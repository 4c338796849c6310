const given = Number(process.env.PROPERTY_RUNS ?? '');
const factor = Number.isInteger(given) && given > 0 ? given : undefined;

/** How long all runs of a property may take together, in milliseconds: ten times what they need on an idle machine. */
const limit = 60_000 * (factor ?? 1);

/**
 * The time limit of a test with a property. It is longer than the property's own, because Vitest does not stop what it
 * gives up: the property would run on into the tests that follow.
 */
export const propertyTimeout = limit + 10_000;

/**
 * How often a property is tried: `usual` times, and `PROPERTY_RUNS` times as often where that is set. Then the values
 * are new ones at each run (fast-check prints the seed of a failure); otherwise they are always the same. A property
 * that is not through in time has failed.
 */
export function propertyRuns(usual: number, seed: number) {
  return {
    numRuns: usual * (factor ?? 1),
    ...(factor === undefined && { seed }),
    interruptAfterTimeLimit: limit,
    markInterruptAsFailure: true,
  };
}
