import { setImmediate as turn } from 'node:timers/promises';
import { getResponse, HttpResponse, http, RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { watchOwnTimers } from './ownTimers';

/** A request as received by the server; `path` includes the query. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';
type Reply = Response | Promise<Response>;

export const tokenPath = '/clientapi/v1/oauth/token';
export const profilePath = '/clientapi/v1/admin/profile';

/**
 * A server for the tests of one file. It answers what a test declares with `on`, records requests in the order of arrival, and fails the
 * test on an undeclared request.
 */
export function testServer() {
  const server = setupServer();
  const sent: Sent[] = [];
  const undeclared: string[] = [];
  server.events.on('request:unhandled', ({ request }) => {
    undeclared.push(`${request.method} ${request.url}`);
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
    expect(undeclared.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());

  async function answerDirectly(url: string, init?: RequestInit): Promise<Response> {
    const request = new Request(new URL(url, location.href), init);
    const handlers = server.listHandlers().filter((each) => each instanceof RequestHandler);
    const aborted = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    const response = await Promise.race([getResponse(handlers, request), aborted]);
    if (response === undefined) undeclared.push(`${request.method} ${request.url}`);
    if (response === undefined || response.type === 'error') throw new TypeError('network');
    return response;
  }

  return {
    sent,
    /**
     * Stops the clock of time-outs, which then only the test advances. Requests bypass Node's network client, whose connection timers would
     * use this clock and count with the session's.
     * @returns the product's time-outs from now on
     */
    stopClock(): ReturnType<typeof watchOwnTimers> {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      vi.stubGlobal('fetch', answerDirectly);
      return watchOwnTimers();
    },
    /** Declares the response for a path or absolute URL; the latest declaration wins. */
    on(method: Method, path: string, reply: (request: Sent) => Reply): void {
      server.use(
        http[method](path, async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const note: Sent = {
            method: request.method,
            url: request.url,
            path: `${pathname}${search}`,
            headers: request.headers,
            body: await request.clone().text(),
          };
          sent.push(note);
          return reply(note);
        }),
      );
    },
    /** The requests to a path, in the order of arrival. */
    calls: (path: string, method?: string): readonly Sent[] =>
      sent.filter((each) => each.path === path && (method === undefined || each.method === method)),
  };
}

export const json = (body: unknown, status = 200) =>
  new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

export const status = (code: number) => new HttpResponse(null, { status: code });

export const html = (code = 200) =>
  new HttpResponse('<!doctype html><title>Proxy</title>', {
    status: code,
    headers: { 'Content-Type': 'text/html' },
  });

export const offline = () => HttpResponse.error();

/** The access token in a request, or null. */
export const bearerOf = ({ headers }: Sent): string | null =>
  headers.get('Authorization')?.replace(/^Bearer /, '') ?? null;

export const formOf = ({ body }: Sent) => Object.fromEntries(new URLSearchParams(body));

/** A promise that the test resolves. */
export function deferred<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Waits for a condition without timers: `vi.waitFor` would advance a stopped clock. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns === 1_000) throw new Error(`Still not so: ${isSo}`);
    await turn();
  }
}

/** Makes the first `count` callers wait for each other. */
export function meeting(count: number): () => Promise<void> {
  const all = deferred();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) all.resolve();
    return all.promise;
  };
}
