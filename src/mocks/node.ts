import { HttpNetworkFrame } from 'msw/experimental';
import { setupServer } from 'msw/node';
import { createFixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';

/**
 * The fixture API for tests: `listen` before them, `reset` after each, `close` at the end. A request that no
 * handler answers, also one for a file, fails as if the network were down, and `reset` throws afterwards:
 * a test cannot pass by accident because the application bears the failure.
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
          // MSW makes a response out of a thrown one, and a 500 out of anything else.
          throw Response.error();
        },
      });
    },

    /**
     * Back to the first state, without the handlers that a test added.
     * @throws Error naming the requests that nothing answered, and the calls that are declared
     */
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
