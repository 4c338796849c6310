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

type Mutate<Variables, Answer, Result> = (
  variables: Variables,
  options?: MutateOptions<Answer, Error, Variables>,
) => Result;

/** The state of a call, and the functions that make it. */
export interface RecordMutation<Variables, Answer>
  extends Omit<UseMutationResult<Answer, Error, Variables>, 'mutate' | 'mutateAsync'> {
  readonly mutate: Mutate<Variables, Answer, void>;
  readonly mutateAsync: Mutate<Variables, Answer, Promise<Answer>>;
}

/**
 * A custom call of a resource as a mutation; for plain changes use react-admin's hooks. While a call is running, the same
 * call is not sent again, because a second click can arrive before the first is rendered: `mutate` does nothing, and
 * `mutateAsync` gives the running call. What follows an answer belongs into `onSuccess` and `onError`, which run once for
 * each call, those of the hook also after the component is gone. Rejects with an ApiError.
 */
export function useRecordMutation<Variables, Answer>(
  run: (calls: RecordCalls, variables: Variables) => Promise<Answer>,
  { refreshes, ...options }: RecordMutationOptions<Variables, Answer>,
): RecordMutation<Variables, Answer> {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const running = useRef(new Map<Variables, Promise<Answer>>());
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => run(calls, variables),
    onSettled: (_answer, _error, variables) => {
      running.current.delete(variables);
      for (const resource of refreshes) void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  const mutateAsync: RecordMutation<Variables, Answer>['mutateAsync'] = (variables, callbacks) => {
    for (const [runningVariables, answer] of running.current)
      if (isSame(runningVariables, variables)) return answer;
    const answer = mutation.mutateAsync(variables, callbacks);
    running.current.set(variables, answer);
    return answer;
  };
  return {
    ...mutation,
    // After a reset the call may be sent again.
    reset: () => {
      running.current.clear();
      mutation.reset();
    },
    mutate: (variables, callbacks) => {
      // The failure is in `error` and `onError`.
      void mutateAsync(variables, callbacks).catch(() => {});
    },
    mutateAsync,
  };
}
