import { parseArgs } from 'node:util';

export interface Options {
  /** A case whose tests did not all pass when they last ran is a failure too. */
  readonly requirePassed: boolean;
  /** Only what is wrong, and the sum. */
  readonly short: boolean;
}

/**
 * Reads the command line.
 * @throws Error saying what is wrong
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'require-passed': { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
    },
  });
  return { requirePassed: values['require-passed'], short: values.short };
}
