import { HttpNetworkFrame } from 'msw/experimental';
import { setupServer } from 'msw/node';
import { createFixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';

/**
 * The fixture API for tests: `listen` before all, `reset` after each, `close` after all. A request without a handler fails like a
 * network error, and `reset` then throws, so that the test fails even if the application hides the error.
 */
export function createFixtureServer(options: FixtureApiOptions = {}) {
  const api = createFixtureApi(options);
  const server = setupServer(...api.handlers);
  const unanswered: string[] = [];

  return {
    api,
    server,

    listen(): void {
      server.listen({
        onUnhandledFrame({ frame }) {
          if (!(frame instanceof HttpNetworkFrame)) return;
          const { method, url } = frame.data.request;
          unanswered.push(`${method} ${url}`);
          // MSW returns a thrown response as it is, and turns anything else into a 500.
          throw Response.error();
        },
      });
    },

    /** Restores the initial state and removes handlers added by a test. @throws Error naming the unanswered requests */
    reset(): void {
      api.reset();
      server.resetHandlers();
      const requests = unanswered.splice(0);
      if (requests.length === 0) return;
      throw new Error(
        `No handler answers ${requests.join(', ')}. Declared are:\n  ${api.declaredCalls.join('\n  ')}`,
      );
    },

    close: () => server.close(),
  };
}
