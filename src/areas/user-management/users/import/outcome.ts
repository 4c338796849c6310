/** What is known of a row: the server's verdict (docs/api.md), or one of ours, such as `failed` for a call that did not arrive. */
export interface Outcome {
  readonly verdict: string;
  /** The server's words or the key of a text: why, or which role or group it does not know. */
  readonly message?: string;
  /** The row that has the same address. */
  readonly otherLine?: number;
}

/** What a verdict means for the row; `open` is a row that nothing is known of yet. */
export type OutcomeKind = 'open' | 'ready' | 'skipped' | 'done' | 'problem' | 'failed';

const kinds: Readonly<Record<string, OutcomeKind>> = {
  ready: 'ready',
  update: 'ready',
  exists: 'skipped',
  skipped: 'skipped',
  done: 'done',
  updated: 'done',
  failed: 'failed',
};

/** A verdict that is not known counts as a problem of its row. */
export function kindOf(outcome: Outcome | undefined): OutcomeKind {
  return outcome === undefined ? 'open' : (kinds[outcome.verdict] ?? 'problem');
}

/** How many rows there are of each kind. */
export function countKinds(
  rows: readonly { readonly line: number }[],
  outcomes: ReadonlyMap<number, Outcome>,
): Record<OutcomeKind, number> {
  const counts = { open: 0, ready: 0, skipped: 0, done: 0, problem: 0, failed: 0 };
  for (const { line } of rows) counts[kindOf(outcomes.get(line))] += 1;
  return counts;
}

/**
 * What became of each row in the end: what the import said, else what the check found, else that the row was not sent.
 * @param check what the check found
 * @param run what the import said
 */
export function finalOutcomes(
  rows: readonly { readonly line: number }[],
  check: ReadonlyMap<number, Outcome>,
  run: ReadonlyMap<number, Outcome>,
): Map<number, Outcome> {
  return new Map(
    rows.map(({ line }) => {
      const found = check.get(line);
      const wasMeant = kindOf(found) === 'ready';
      const checked = found === undefined || kindOf(found) === 'failed' ? { verdict: 'not_checked' } : found;
      return [line, run.get(line) ?? (wasMeant ? { verdict: 'not_sent' } : checked)];
    }),
  );
}
