import * as v from 'valibot';
import { ApiError, refusalCode } from '../../../../api/apiError';

const refusalSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** How many users match now, when the server refused because it is another number than was chosen; undefined otherwise. */
export function changedCount(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || refusalCode(error) !== 'count_changed') return undefined;
  const refusal = v.safeParse(refusalSchema, error.body);
  return refusal.success ? refusal.output.count : undefined;
}
