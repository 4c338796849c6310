import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { RecordCalls } from '@/api/records';
import { isSame } from '../form/changedFields';
import { useRecordCalls } from './useRecordCalls';

interface RecordMutationOptions<Variables, Answer>
  extends Pick<UseMutationOptions<Answer, Error, Variables>, 'onSuccess' | 'onError'> {
  /** The resources to refetch afterwards, even after a failure. */
  readonly refreshes: readonly string[];
}

type Mutate<Variables, Answer, Given> = (
  variables: Variables,
  options?: MutateOptions<Answer, Error, Variables>,
) => Given;

/** The state of a call, and the functions that make it. */
export interface RecordMutation<Variables, Answer>
  extends Omit<UseMutationResult<Answer, Error, Variables>, 'mutate' | 'mutateAsync'> {
  readonly mutate: Mutate<Variables, Answer, void>;
  readonly mutateAsync: Mutate<Variables, Answer, Promise<Answer>>;
}

/**
 * A custom call of a resource as a mutation; for plain changes use react-admin's hooks. While one is pending the same
 * call is not sent again, because a second click can arrive before the first is rendered. Rejects with an ApiError.
 */
export function useRecordMutation<Variables, Answer>(
  run: (calls: RecordCalls, variables: Variables) => Promise<Answer>,
  { refreshes, ...options }: RecordMutationOptions<Variables, Answer>,
): RecordMutation<Variables, Answer> {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const pending = useRef<readonly Variables[]>([]);
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => run(calls, variables),
    onSettled: (_answer, _error, variables) => {
      pending.current = pending.current.filter((each) => each !== variables);
      for (const resource of refreshes) void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  const begins = (variables: Variables) => {
    const isNew = !pending.current.some((each) => isSame(each, variables));
    if (isNew) pending.current = [...pending.current, variables];
    return isNew;
  };
  return {
    ...mutation,
    // After a reset the call may be sent again.
    reset: () => {
      pending.current = [];
      mutation.reset();
    },
    mutate: (variables, options) => {
      if (begins(variables)) mutation.mutate(variables, options);
    },
    // A double click continues once, with the first answer: the second promise never settles.
    mutateAsync: (variables, options) =>
      begins(variables) ? mutation.mutateAsync(variables, options) : new Promise(() => {}),
  };
}
