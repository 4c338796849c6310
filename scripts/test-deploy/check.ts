/** Something that must be so, told by its title. */
export interface Check {
  readonly title: string;
  /** Rejects with what is wrong. */
  readonly run: () => void | Promise<void>;
}

/** Runs checks one after the other, prints each outcome and says how many failed. */
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
