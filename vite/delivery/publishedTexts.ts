import type { Connect } from 'vite';

/** Milliseconds: then the built file is better than none, because a reader waits three seconds. */
const within = 2000;

/**
 * Answers the file of a language as the API has published it, as nginx does; one that was not published comes from the build.
 * Without an API all do.
 */
export function publishedTexts(apiOrigin: string | undefined): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', method = 'GET', headers } = request;
    const isFile = /^[^?#]*\/assets\/i18n\/lang-[\w-]+\.json(?:[?#]|$)/.test(url);
    if (!apiOrigin || !isFile || (method !== 'GET' && method !== 'HEAD')) return next();
    const passed = ['authorization', 'if-none-match', 'x-fixture-world'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    fetch(new URL(url, apiOrigin), {
      method,
      headers: Object.fromEntries(passed),
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    })
      .then(async (answer) => {
        if (!answer.ok && answer.status !== 304) return next();
        const body = Buffer.from(await answer.arrayBuffer());
        for (const name of ['content-type', 'etag']) {
          const value = answer.headers.get(name);
          if (value !== null) response.setHeader(name, value);
        }
        response.setHeader('Cache-Control', 'no-cache');
        response.writeHead(answer.status);
        response.end(body);
      })
      .catch(() => next());
  };
}
