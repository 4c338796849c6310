import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalBody, refusalCode } from '@/api/apiError';
import type { BulkResult, BulkSelection } from '@/api/records';
import type { BulkArgs, BulkDescription, BulkOperation } from './defineBulk';

/** An operation with the chosen ids of its argument, or with the arguments from its form. */
export interface BulkCommand {
  readonly operation: BulkOperation;
  readonly values: readonly string[];
  readonly args?: BulkArgs | undefined;
}

/** The command if it is complete; undefined while something is missing. */
export function commandOf({ operation, values, args }: BulkCommand): BulkCommand | undefined {
  if (operation.argument && values.length === 0) return undefined;
  return operation.form && args === undefined ? undefined : { operation, values, args };
}

/** A command's arguments as the server expects them. */
export function argsOf({ operation, values, args }: BulkCommand): BulkArgs | undefined {
  return args ?? (operation.argument && { [operation.argument.name]: values });
}

/**
 * The command that undoes another one; undefined with several values, because it is unknown which of them each record
 * had before.
 */
export function inverseOf(bulk: BulkDescription, command: BulkCommand): BulkCommand | undefined {
  const { operation } = command;
  const inverse = bulk.operations.find(({ op }) => op === operation.inverse);
  const isExact = Object.values(argsOf(command) ?? {}).every(
    (arg) => !Array.isArray(arg) || arg.length === 1,
  );
  if (!inverse || !isExact) return undefined;
  const { inverseArgs } = operation;
  return { ...command, operation: inverse, ...(inverseArgs && { args: inverseArgs(argsOf(command) ?? {}) }) };
}

/** The results of a change or its dry run, grouped by what happened to each row. */
export interface BulkOutcome {
  readonly done: readonly BulkResult[];
  /** There was nothing to do, or a rule forbids it; a retry would not help. */
  readonly skipped: readonly BulkResult[];
  /** Something went wrong; a retry may help. */
  readonly failed: readonly BulkResult[];
}

/** The step of a bulk change: choosing, dry run, running, results. */
export type BulkStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking' }
  | { readonly name: 'checkFailed'; readonly error: unknown }
  /** `recounted`: the number of matching records differs from the one selected. */
  | { readonly name: 'checked'; readonly outcome: BulkOutcome; readonly recounted: boolean }
  | { readonly name: 'running'; readonly count: number }
  /** `error` is undefined when the person stopped waiting. Either way the server may have made the change. */
  | { readonly name: 'unknown'; readonly error: unknown }
  | {
      readonly name: 'finished';
      readonly command: BulkCommand;
      readonly outcome: BulkOutcome;
      readonly undone: boolean;
    };

/** The number of selected records. */
export function selectedCount(rows: BulkSelection): number {
  return 'ids' in rows ? rows.ids.length : rows.expectedCount;
}

/** The number of records that a change concerns at this step; more or fewer may match by now than were selected. */
export function concernedCount(step: BulkStep, rows: BulkSelection): number {
  if (step.name === 'running') return step.count;
  if (step.name !== 'checked' && step.name !== 'finished') return selectedCount(rows);
  const { done, skipped, failed } = step.outcome;
  return done.length + skipped.length + failed.length;
}

/** Groups the results into done, skipped and failed; a code outside `skipCodes` is a failure. */
export function bulkOutcome(results: readonly BulkResult[], skipCodes: readonly string[]): BulkOutcome {
  const isSkipped = ({ ok, code }: BulkResult) => !ok && code !== undefined && skipCodes.includes(code);
  return {
    done: results.filter(({ ok }) => ok),
    skipped: results.filter(isSkipped),
    failed: results.filter((result) => !result.ok && !isSkipped(result)),
  };
}

/** The outcome of a retry of the failed rows, merged with what the first attempt settled. */
export function addOutcome(previous: BulkOutcome, retry: BulkOutcome): BulkOutcome {
  return {
    done: [...previous.done, ...retry.done],
    skipped: [...previous.skipped, ...retry.skipped],
    failed: retry.failed,
  };
}

/** How often each reason occurs, most frequent first. */
export function countReasons(rows: readonly BulkResult[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { code = 'unknown' } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}

const refusalSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The selection with the current number of matches, if the server refused because that has changed; else undefined. */
export function recount(rows: BulkSelection, error: unknown): BulkSelection | undefined {
  if ('ids' in rows || refusalCode(error) !== 'count_changed') return undefined;
  const refusal = v.safeParse(refusalSchema, refusalBody(error));
  return refusal.success ? { ...rows, expectedCount: refusal.output.count } : undefined;
}

/** Returns a function for the texts of a bulk change: the area's own if it has one, else the generic one. */
export function useBulkText({ texts }: BulkDescription) {
  const translate = useTranslate();
  return (key: string, args: Record<string, unknown> = {}) =>
    translate(`${texts}.${key}`, { ...args, _: translate(`records.bulk.${key}`, { ...args, _: key }) });
}

/**
 * Returns a function that says why a row was skipped or failed: the text of its code, else the server's own words, else
 * a generic sentence.
 */
export function useRowReason(bulk: Pick<BulkDescription, 'texts' | 'refusals'>): (row: BulkResult) => string {
  const translate = useTranslate();
  return ({ code = 'unknown', message }) => {
    const fallback = message ? translate(message, { _: message }) : translate('records.bulk.refused');
    const defaultReason = bulk.refusals ? translate(`${bulk.refusals}.${code}`, { _: fallback }) : fallback;
    return translate(`${bulk.texts}.refusals.${code}`, { _: defaultReason });
  };
}
