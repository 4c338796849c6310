import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/apiError';
import { profileKey } from '@/api/profile';

interface Listeners {
  /** Hears of an answer that did not fit. */
  readonly onUnusable?: () => void;
  /** Hears of a refusal for want of a permission, but for that of the profile itself. */
  readonly onForbidden?: () => void;
}

/** Repeats nothing by itself. `networkMode: 'always'`: offline is an error at once (cases T237, T242). */
export function createQueryClient({ onUnusable, onForbidden }: Listeners = {}): QueryClient {
  const onError = (error: unknown, isProfile = false) => {
    if (!(error instanceof ApiError)) return;
    if (error.reason === 'unusable') onUnusable?.();
    // Asking for the profile again would be refused again.
    if (error.status === 403 && !isProfile) onForbidden?.();
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
