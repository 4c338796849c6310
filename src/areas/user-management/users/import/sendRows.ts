import * as v from 'valibot';
import { idSchema, type RecordCalls } from '../../../../api/records';
import type { Outcome } from './outcome';
import type { SendRows } from './runChunks';

/** What becomes of users that exist already. */
export type ImportMode = 'skip' | 'update';

const importSchema = v.object({
  results: v.array(
    v.object({
      line: v.number(),
      verdict: v.string(),
      id: v.optional(idSchema),
      message: v.optional(v.string()),
    }),
  ),
});

/**
 * Makes the import call. A dry run changes nothing and may be broken off; a real one is left to finish, so that it is known which
 * rows were imported.
 */
export function createSendRows(calls: RecordCalls, mode: ImportMode, dryRun: boolean): SendRows {
  return async (rows, signal) => {
    const { results } = await calls.call('user-management/users', {
      path: '/actions/import',
      method: 'POST',
      body: { rows, mode, dryRun },
      schema: importSchema,
      ...(dryRun && { signal }),
    });
    return new Map<number, Outcome>(
      results.map(({ line, verdict, id, message }) => {
        // The server also calls a row skipped that a guard or a check of its fields refuses.
        const isKnownUser = mode === 'skip' && id !== undefined;
        const own = verdict === 'skipped' && !isKnownUser ? 'refused' : verdict;
        return [line, { verdict: own, ...(message !== undefined && { message }) }];
      }),
    );
  };
}
