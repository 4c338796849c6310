import * as v from 'valibot';
import { idSchema } from '../../../../api/records';
import { useRecordMutation } from '../../../../records/calls/useRecordMutation';

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

/** What an invitation gives to all whom it is sent to. */
export interface Grants {
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly language: string | null;
}

/** Sends invitations; the lists of users are then out of date. Rejects with an ApiError when none was sent. */
export function useInvitation() {
  return useRecordMutation(
    async (calls, body: Grants & { readonly emails: readonly string[] }) => {
      const call = { path: '/actions/invite', method: 'POST', body, schema: inviteSchema } as const;
      return (await calls.call('user-management/users', call)).results;
    },
    { refreshes: ['user-management/users'] },
  );
}
