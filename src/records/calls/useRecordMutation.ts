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
  /** The resources to refetch afterwards, also after a failure. */
  readonly refreshes: readonly string[];
}

type Mutate<Variables, Answer, Given> = (
  variables: Variables,
  options?: MutateOptions<Answer, Error, Variables>,
) => Given;

/** How a call stands, and what makes it. */
export interface RecordMutation<Variables, Answer>
  extends Omit<UseMutationResult<Answer, Error, Variables>, 'mutate' | 'mutateAsync'> {
  readonly mutate: Mutate<Variables, Answer, void>;
  readonly mutateAsync: Mutate<Variables, Answer, Promise<Answer>>;
}

/**
 * A custom call of a resource as a mutation; plain changes use react-admin's hooks. What is under way already is not sent
 * again: a second press may come before the first one is shown. Rejects with an ApiError.
 */
export function useRecordMutation<Variables, Answer>(
  run: (calls: RecordCalls, variables: Variables) => Promise<Answer>,
  { refreshes, ...options }: RecordMutationOptions<Variables, Answer>,
): RecordMutation<Variables, Answer> {
  const calls = useRecordCalls();
  const queryClient = useQueryClient();
  const underWay = useRef<readonly Variables[]>([]);
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => run(calls, variables),
    onSettled: (_answer, _error, variables) => {
      underWay.current = underWay.current.filter((each) => each !== variables);
      for (const resource of refreshes) void queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  const begins = (variables: Variables) => {
    const isNew = !underWay.current.some((each) => isSame(each, variables));
    if (isNew) underWay.current = [...underWay.current, variables];
    return isNew;
  };
  return {
    ...mutation,
    // What is given up may be sent again.
    reset: () => {
      underWay.current = [];
      mutation.reset();
    },
    mutate: (variables, options) => {
      if (begins(variables)) mutation.mutate(variables, options);
    },
    // Who presses twice goes on once, with the first answer.
    mutateAsync: (variables, options) =>
      begins(variables) ? mutation.mutateAsync(variables, options) : new Promise(() => {}),
  };
}
