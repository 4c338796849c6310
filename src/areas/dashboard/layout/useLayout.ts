import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useLate } from '@/ui/loading/useLate';
import { layoutSchema, layouts } from './layoutSchema';

export const layoutKey = [layouts, 'own'];

/** Milliseconds after which the page goes on without the person's arrangement. */
const patience = 8_000;

/** The arrangement that counts for this person; `isLate` when it does not come, and the built-in one stands for it. */
export function useLayout() {
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: layoutKey,
    queryFn: ({ signal }) => calls.call(layouts, { path: '/own', schema: layoutSchema, signal }),
  });
  const isLate = useLate(query.isPending && query.isFetching, patience);
  return { ...query, isLate };
}
