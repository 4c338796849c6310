import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/apiError';
import { profileKey } from '@/api/profile';

interface Listeners {
  /** Called after a response that does not match its schema. */
  readonly onUnusable?: () => void;
  /** Called after a 403, except for the profile itself. */
  readonly onForbidden?: () => void;
}

/** A query client without automatic retries and refetches. `networkMode: 'always'` makes offline an immediate error. */
export function createQueryClient({ onUnusable, onForbidden }: Listeners = {}): QueryClient {
  const onError = (error: unknown, isProfile = false) => {
    if (!(error instanceof ApiError)) return;
    if (error.kind === 'unusable') onUnusable?.();
    // Loading the profile again would fail again.
    if (error.kind === 'forbidden' && !isProfile) onForbidden?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => onError(error, queryKey[0] === profileKey),
    }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
