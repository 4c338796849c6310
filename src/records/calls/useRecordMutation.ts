import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordCalls } from '../../api/records';
import { useRecordCalls } from './useRecordCalls';

interface RecordMutationOptions {
  /** The resources that the change may alter: what is shown of them is asked for again, also after a failure. */
  readonly refreshes: readonly string[];
}

/**
 * A change by a call of a resource's own, as a mutation of react-query: pending, failed, done. What is a plain creation,
 * update or deletion goes through react-admin's `useCreate`, `useUpdate`, `useDelete` instead.
 * Rejects with an ApiError.
 */
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
