import * as v from 'valibot';
import { ApiError, refusalCode } from '../../../api/apiError';

/** The right that the guard is for, should the server not list what is lost. */
const guarded = ['user-management'];
const refusalSchema = v.object({ loses: v.fallback(v.pipe(v.array(v.string()), v.minLength(1)), guarded) });

/**
 * The permission keys that the caller would lose by what the server has just refused with 409 `own_rights`; undefined
 * for every other failure.
 */
export function lostRights(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || refusalCode(error) !== 'own_rights') return undefined;
  const refusal = v.safeParse(refusalSchema, error.body);
  return refusal.success ? refusal.output.loses : guarded;
}
