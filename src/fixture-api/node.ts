import { HttpNetworkFrame } from 'msw/experimental';
import { setupServer } from 'msw/node';
import { createFixtureApi } from './createFixtureApi';
import type { FixtureApiOptions } from './options';

/**
 * The fixture API for tests: `listen` before them, `reset` after each, `close` at the end. A request without a handler
 * fails like a network error, and `reset` then throws, so that no test passes although the application hides it.
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

    /** Back to the first state, without handlers added by a test. @throws Error naming the unanswered requests */
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
