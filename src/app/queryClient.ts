import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of server data. Nothing is repeated by itself: a refusal stays one, and each error state has a retry.
 * `networkMode: 'always'`: offline at start is an error with a message, not an endless wait (cases T237, T242).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
