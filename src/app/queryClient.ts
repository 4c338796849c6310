import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/apiError';

/**
 * The cache of server data. Nothing is repeated by itself: a refusal stays one, and each error state has a retry.
 * `networkMode: 'always'`: offline at start is an error with a message, not an endless wait (cases T237, T242).
 * @param onUnusable hears of answers that did not fit, beside whoever asked
 */
export function createQueryClient(onUnusable: () => void = () => {}): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.reason === 'unusable') onUnusable();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
