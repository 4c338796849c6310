import * as v from 'valibot';
import { idSchema, type RecordCalls } from '@/api/records';
import type { ImportArgs, ImportDescription, ImportMode } from './defineImport';
import { kindOf, type RowOutcome, type RowOutcomes, type SendRows } from './sendRows';

const problem = { verdict: v.string(), value: v.optional(v.string()), message: v.optional(v.string()) };
const answerSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      ...problem,
      id: v.optional(idSchema),
      further: v.fallback(v.array(v.object(problem)), []),
    }),
  ),
});

/** A verdict with what is known about it. */
const outcomeOf = ({ verdict, value, message }: { verdict: string; value?: string; message?: string }) => ({
  code: verdict,
  ...(value !== undefined && { value }),
  ...(message !== undefined && { message }),
});

/**
 * A row's problem that is known without the server, with what the server says about the same row; what follows from the
 * problem is left out.
 */
function withServerProblems(
  known: RowOutcome,
  { code, value, message, further = [] }: RowOutcome,
): RowOutcome {
  const followsFrom = new Set([known.code, ...(known.column ? [`invalid_${known.column}`] : [])]);
  const first = { code, ...(value !== undefined && { value }), ...(message !== undefined && { message }) };
  const others = [first, ...further].filter(
    (each) => kindOf(each) === 'problem' && each.code !== 'refused' && !followsFrom.has(each.code),
  );
  return others.length > 0 ? { ...known, further: [...(known.further ?? []), ...others] } : known;
}

interface SentRows {
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  /** The problems of rows that are known without the server; the dry run adds the others of the same rows. */
  readonly known: RowOutcomes;
  readonly args?: ImportArgs;
}

/**
 * Returns the function that makes the import call. A real run cannot be aborted, so that it is known which rows were
 * imported.
 */
export function createSendRows(
  calls: RecordCalls,
  { resource, call = '/actions/import' }: ImportDescription,
  { mode, dryRun, known, args }: SentRows,
): SendRows {
  return async (rows, signal) => {
    const { results } = await calls.call(resource, {
      path: call,
      method: 'POST',
      body: { rows, mode, dryRun, ...args },
      reads: dryRun,
      schema: answerSchema,
      ...(dryRun && { signal }),
    });
    return new Map<number, RowOutcome>(
      results.map(({ line, id, further = [], ...first }) => {
        // The server also skips rows that a guard or a field check refuses.
        const isKnown = mode === 'skip' && id !== undefined;
        const outcome: RowOutcome = {
          ...outcomeOf(first),
          ...(first.verdict === 'skipped' && !isKnown && { code: 'refused' }),
          ...(further.length > 0 && { further: further.map(outcomeOf) }),
        };
        const problem = known.get(line);
        return [line, problem === undefined ? outcome : withServerProblems(problem, outcome)];
      }),
    );
  };
}
