import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { ApiError, refusalCode } from '@/api/apiError';
import type { BulkResult, BulkSelection } from '@/api/records';
import type { BulkArgs, BulkDescription, BulkOperation } from './defineBulk';

/** An operation with the ids that were chosen for its argument, or with what its form says. */
export interface BulkCommand {
  readonly operation: BulkOperation;
  readonly values: readonly string[];
  readonly args?: BulkArgs | undefined;
}

/** What was chosen and said as a command; undefined while something is missing. */
export function commandOf({ operation, values, args }: BulkCommand): BulkCommand | undefined {
  if (operation.argument && values.length === 0) return undefined;
  return operation.form && args === undefined ? undefined : { operation, values, args };
}

/** The arguments of a command as the server takes them. */
export function argsOf({ operation, values, args }: BulkCommand): BulkArgs | undefined {
  return args ?? (operation.argument && { [operation.argument.name]: values });
}

/** The command that takes another one back; none with several values, because nobody knows which of them a record had. */
export function inverseOf(bulk: BulkDescription, command: BulkCommand): BulkCommand | undefined {
  const { operation } = command;
  const inverse = bulk.operations.find(({ op }) => op === operation.inverse);
  const isExact = Object.values(argsOf(command) ?? {}).every(
    (arg) => !Array.isArray(arg) || arg.length === 1,
  );
  return inverse && isExact ? { ...command, operation: inverse } : undefined;
}

/** The results of a change, or of its dry run, by what became of each row. */
export interface BulkOutcome {
  readonly done: readonly BulkResult[];
  /** There was nothing to do, or a rule forbids it; trying again changes nothing. */
  readonly skipped: readonly BulkResult[];
  /** Something went wrong; these rows may be tried again. */
  readonly failed: readonly BulkResult[];
}

/** Where a bulk change stands: what to choose, its dry run, the change itself, the results. */
export type BulkStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking' }
  | { readonly name: 'checkFailed'; readonly error: unknown }
  /** `recounted`: another number of records matches than was selected. */
  | { readonly name: 'checked'; readonly outcome: BulkOutcome; readonly recounted: boolean }
  | { readonly name: 'running'; readonly count: number }
  /** `error` is undefined when the person stopped waiting. In both cases the server may have made the change. */
  | { readonly name: 'unknown'; readonly error: unknown }
  | {
      readonly name: 'finished';
      readonly command: BulkCommand;
      readonly outcome: BulkOutcome;
      readonly undone: boolean;
    };

/** How many records a selection is for. */
export function selectedCount(rows: BulkSelection): number {
  return 'ids' in rows ? rows.ids.length : rows.expectedCount;
}

/** How many records a change is for at its present step: other records may match by now than when it was chosen. */
export function concernedCount(step: BulkStep, rows: BulkSelection): number {
  if (step.name === 'running') return step.count;
  if (step.name !== 'checked' && step.name !== 'finished') return selectedCount(rows);
  const { done, skipped, failed } = step.outcome;
  return done.length + skipped.length + failed.length;
}

/** Parts the results into done, skipped and failed; a code that is not among those of skipped rows is a failure. */
export function bulkOutcome(results: readonly BulkResult[], skipCodes: readonly string[]): BulkOutcome {
  const isSkipped = ({ ok, code }: BulkResult) => !ok && code !== undefined && skipCodes.includes(code);
  return {
    done: results.filter(({ ok }) => ok),
    skipped: results.filter(isSkipped),
    failed: results.filter((result) => !result.ok && !isSkipped(result)),
  };
}

/** The outcome of a second attempt at what failed, with what the first one has settled. */
export function addOutcome(first: BulkOutcome, second: BulkOutcome): BulkOutcome {
  return {
    done: [...first.done, ...second.done],
    skipped: [...first.skipped, ...second.skipped],
    failed: second.failed,
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

const refusalSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The same records with the number that matches now, when that is why the server refused; undefined otherwise. */
export function recount(rows: BulkSelection, error: unknown): BulkSelection | undefined {
  if ('ids' in rows || !(error instanceof ApiError) || refusalCode(error) !== 'count_changed')
    return undefined;
  const refusal = v.safeParse(refusalSchema, error.body);
  return refusal.success ? { ...rows, expectedCount: refusal.output.count } : undefined;
}

/** The texts of a bulk change: the area's own where it has one, else that for all records. */
export function useBulkText({ texts }: BulkDescription) {
  const translate = useTranslate();
  return (key: string, args: Record<string, unknown> = {}) =>
    translate(`${texts}.${key}`, { ...args, _: translate(`records.bulk.${key}`, { ...args, _: key }) });
}

/** Why a row was skipped or failed: the text of its code, else the server's own words, else that there is no reason. */
export function useRowReason(bulk: Pick<BulkDescription, 'texts' | 'refusals'>): (row: BulkResult) => string {
  const translate = useTranslate();
  return ({ code = 'unknown', message }) => {
    const otherwise = message ? translate(message, { _: message }) : translate('records.bulk.refused');
    const usual = bulk.refusals ? translate(`${bulk.refusals}.${code}`, { _: otherwise }) : otherwise;
    return translate(`${bulk.texts}.refusals.${code}`, { _: usual });
  };
}
