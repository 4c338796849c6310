import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRecordCalls } from '../../../../records/calls/useRecordCalls';
import { inviteSchema } from './inviteSchema';

/** What an invitation gives to all whom it is sent to. */
export interface Grants {
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly language: string | null;
}

/** Sends invitations; the lists of users are then out of date. Rejects with an ApiError when none was sent. */
export function useInvitation() {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Grants & { readonly emails: readonly string[] }) => {
      const call = { path: '/actions/invite', method: 'POST', body, schema: inviteSchema } as const;
      return (await calls.call('user-management/users', call)).results;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['user-management/users'] }),
  });
}
