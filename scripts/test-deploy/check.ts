/** A requirement, stated by its title. */
export interface Check {
  readonly title: string;
  /** Throws if the requirement is not met. */
  readonly run: () => void | Promise<void>;
}

/** Runs checks in order, prints each result, and returns the number of failures. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  let failed = 0;
  for (const { title, run } of checks) {
    try {
      await run();
      console.info(`  ✓ ${title}`);
    } catch (error) {
      failed += 1;
      console.error(`  ✗ ${title}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}
