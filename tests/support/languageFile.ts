import { HttpResponse, http } from 'msw';
import type { createFixtureServer } from '@/fixture-api/node';

type Server = ReturnType<typeof createFixtureServer>['server'];

/**
 * Serves the file of one language and 404 for all others, for GET and HEAD: an idle page checks which of the listed languages have a
 * file, and nothing else would answer.
 */
export function serveLanguage(server: Server, code: string, texts: object): void {
  server.use(
    http.all('/assets/i18n/:file', ({ params }) =>
      params.file === `lang-${code}.json`
        ? HttpResponse.json(texts)
        : new HttpResponse(null, { status: 404 }),
    ),
  );
}
