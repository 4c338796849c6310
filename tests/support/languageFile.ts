import { HttpResponse, http } from 'msw';
import type { createFixtureServer } from '@/fixture-api/node';

type Server = ReturnType<typeof createFixtureServer>['server'];

/**
 * The web server has the file of one language. Whichever method asks is answered, for all other languages too: a page that is idle asks
 * which of the listed languages have a file, and in a test that is not over by then nothing else would answer.
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
