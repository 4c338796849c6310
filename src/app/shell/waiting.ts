import { keepPreviousData, queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Area } from '@/areas';
import { useShell } from '@/ui/shell';
import { type Services, useServices } from '../services';
import { waitingKey } from './followArea';

/** The query for what waits in an area's places: filled by `follow`, or loaded by `watch` once per page pattern. Ends with the session. */
const waitingQuery = ({ key, shell }: Area, page: string | undefined, { api, config }: Services) =>
  queryOptions({
    queryKey: shell?.follow ? waitingKey(key) : [...waitingKey(key), page ?? ''],
    queryFn: shell?.follow
      ? skipToken
      : async () => {
          const watch = await shell?.watch?.();
          const counts = await watch?.(
            (schema, { base = 'clientApi', path }) => api.request(schema, { url: config.bases[base] + path }),
            page,
          );
          return counts ?? {};
        },
    enabled: shell?.watch !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  });

/** What waits in the places of an area on this page. */
export function useWaitingPlaces(area: Area, page: string | undefined) {
  const services = useServices();
  const { data } = useQuery({
    ...waitingQuery(area, page, services),
    // The previous page's counts stay until this page's arrive.
    placeholderData: keepPreviousData,
  });
  return data ?? {};
}

/** How much help of all areas waits on this page. */
export function useWaitingHelp(areas: readonly Area[]): number {
  const services = useServices();
  const { page } = useShell();
  return useQueries({
    queries: areas.map((area) => waitingQuery(area, page, services)),
    combine: (results) => results.reduce((sum, { data }) => sum + (data?.help ?? 0), 0),
  });
}

/** Returns a function that reloads what waits in an area's places, on this page and, once shown, on all others. */
export function useAskAgain({ key }: Area): () => void {
  const { queryClient } = useServices();
  return useCallback(
    () => void queryClient.invalidateQueries({ queryKey: waitingKey(key) }),
    [queryClient, key],
  );
}
