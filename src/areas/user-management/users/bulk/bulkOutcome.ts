import type { BulkResult } from '../../../../api/records';

/** The results of a change, or of its rehearsal, by what became of each row. */
export interface BulkOutcome {
  readonly done: readonly BulkResult[];
  /** There was nothing to do, or a rule forbids it; trying again changes nothing. */
  readonly skipped: readonly BulkResult[];
  /** Something went wrong; these rows may be tried again. */
  readonly failed: readonly BulkResult[];
}

const skipCodes = new Set([
  'already_suspended',
  'already_active',
  'not_active',
  'not_suspended',
  'is_member',
  'not_member',
  'has_role',
  'lacks_role',
  'not_invited',
  'self',
  'last_admin',
  'own_rights',
]);

/** Parts the results into done, skipped and failed; an unknown code is a failure. */
export function bulkOutcome(results: readonly BulkResult[]): BulkOutcome {
  const isSkipped = ({ ok, code }: BulkResult) => !ok && code !== undefined && skipCodes.has(code);
  return {
    done: results.filter(({ ok }) => ok),
    skipped: results.filter(isSkipped),
    failed: results.filter((result) => !result.ok && !isSkipped(result)),
  };
}

/** How often each reason occurs, the most frequent first. */
export function countReasons(rows: readonly BulkResult[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { code = 'unknown' } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}
