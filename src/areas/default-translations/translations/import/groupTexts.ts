import { kindOf, type RowOutcomes } from '../../../../records/import/sendRows';
import type { TextRow } from '../formats/textFile';

/** What the comparison can be narrowed to: texts that change, new ones, those as they are, those that stay, all others. */
export const groups = ['all', 'update', 'ready', 'same', 'kept', 'problems'] as const;

export type Group = (typeof groups)[number];

/** The texts of each group, and how many calls did not answer for. */
export function groupTexts(rows: readonly TextRow[], outcomes: RowOutcomes) {
  const found: Record<Exclude<Group, 'all'>, TextRow[]> = {
    ...{ update: [], ready: [], same: [], kept: [], problems: [] },
  };
  let failed = 0;
  for (const row of rows) {
    const outcome = outcomes.get(row.line);
    const kind = kindOf(outcome);
    if (outcome === undefined) continue;
    if (kind === 'failed') failed += 1;
    if (kind === 'problem' || kind === 'failed') found.problems.push(row);
    else if (outcome.code === 'update' || outcome.code === 'same' || outcome.code === 'kept')
      found[outcome.code].push(row);
    else found.ready.push(row);
  }
  return { ...found, all: rows, failed };
}
