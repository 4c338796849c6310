import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/apiError';

/**
 * Repeats nothing by itself. `networkMode: 'always'`: offline is an error at once (cases T237, T242). `onUnusable` hears of answers
 * that did not fit.
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
