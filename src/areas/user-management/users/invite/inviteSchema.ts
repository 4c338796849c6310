import * as v from 'valibot';
import { idSchema } from '../../../../api/records';

/** The answer to an invitation, or to the question what one would do: one result for each address. */
export const inviteSchema = v.object({
  results: v.array(
    v.object({
      email: v.string(),
      ok: v.boolean(),
      /** Why not. */
      code: v.optional(v.string()),
      /** The user who was invited, or who has this address already. */
      id: v.optional(idSchema),
    }),
  ),
});

/** One address's outcome. */
export type InviteResult = v.InferOutput<typeof inviteSchema>['results'][number];
