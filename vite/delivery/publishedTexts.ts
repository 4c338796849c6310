import type { Connect } from 'vite';

/** Time limit in milliseconds, after which the built file is used: the application waits only three seconds. */
const timeoutMs = 2000;

/**
 * Serves language files that the API has published, as nginx does. Unpublished ones come from the build, as do all without an API.
 */
export function publishedTexts(apiOrigin: string | undefined): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { url = '', method = 'GET', headers } = request;
    const isFile = /^[^?#]*\/assets\/i18n\/lang-[\w-]+\.json(?:[?#]|$)/.test(url);
    if (!apiOrigin || !isFile || (method !== 'GET' && method !== 'HEAD')) return next();
    const forwardedHeaders = ['authorization', 'if-none-match', 'x-fixture-world'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    fetch(new URL(url, apiOrigin), {
      method,
      headers: Object.fromEntries(forwardedHeaders),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
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
