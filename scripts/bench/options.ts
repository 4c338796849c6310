import { parseArgs } from 'node:util';

export interface Options {
  /** How often each time is measured; the median counts. */
  readonly runs: number;
  /** The parts to measure; all when none is named. */
  readonly only: readonly string[];
  /** True: what stands in `dist/` is measured, nothing is built. */
  readonly skipsBuild: boolean;
}

/**
 * Reads the command line; `parts` are the names that `--only` may give.
 * @throws Error saying what is wrong
 */
export function readOptions(args: readonly string[], parts: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs must be a whole number, 1 or more');
  const only = values.only.split(',').filter((name) => name !== '');
  const unknown = only.find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}, not '${unknown}'`);
  return { runs, only, skipsBuild: values['no-build'] };
}
