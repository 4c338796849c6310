import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordCalls } from '../../api/records';
import { useRecordCalls } from './useRecordCalls';

interface RecordMutationOptions {
  /** The resources to refetch afterwards, also after a failure. */
  readonly refreshes: readonly string[];
}

/** A custom call of a resource as a mutation; plain changes use react-admin's hooks. Rejects with an ApiError. */
export function useRecordMutation<Variables, Answer>(
  run: (calls: RecordCalls, variables: Variables) => Promise<Answer>,
  { refreshes }: RecordMutationOptions,
): UseMutationResult<Answer, Error, Variables> {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => run(calls, variables),
    onSettled: () => {
      for (const resource of refreshes) void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
}
