import { refusal } from './answers';
import type { Resources } from './crud/createResources';
import type { AreaMocks, LanguageFile } from './defineMocks';
import type { Settings } from './options';
import type { RequestLog } from './requestLog';
import type { createPlay } from './scenarios/createPlay';

interface Surroundings {
  readonly areas: readonly AreaMocks[];
  readonly resources: Resources;
  readonly settings: Settings;
  readonly play: ReturnType<typeof createPlay>;
  readonly log: RequestLog;
}

/** The files of languages: an area answers those that were published, the web server all others. */
export function createFileCalls({ areas, resources, settings, play, log }: Surroundings) {
  async function published(request: Request, language: string): Promise<Response | undefined> {
    let found: Response | undefined;
    // Another tab may have published it.
    await settings.around(request, async () => {
      const files = areas.map(({ languageFile }) => languageFile?.(resources.store, language));
      const file = files.find((each) => each !== undefined);
      found = file && answerFile(file, request);
      return found ?? refusal(404, 'not_found');
    });
    return found;
  }

  return {
    /** Whether the file is answered here, by a scenario or an area. */
    async hasFile(request: Request, language: string): Promise<boolean> {
      if (request.method === 'GET' && play.meetsFiles) return true;
      return (await published(request, language)) !== undefined;
    },

    /** Passes a request for a file that was not published on, unless a scenario answers it. */
    async answerFile(request: Request, language: string, passOn: () => Response): Promise<Response> {
      const serve = async () => (await published(request, language)) ?? passOn();
      const { response, by } = await play.lead({ kind: 'translation', request }, serve);
      // The web server's answer is not seen here, and so not logged.
      if (by.length > 0) void log.answered(await log.add(request), response, by);
      return response;
    },
  };
}

/** To be asked for again each time, so that a publication is seen with the next page. */
function answerFile({ texts, tag }: LanguageFile, request: Request): Response {
  const etag = `"${tag}"`;
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  // A proxy that compresses makes the tag a weak one.
  const known = request.headers.get('If-None-Match')?.split(/,\s*/) ?? [];
  if (known.some((each) => each.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(texts), {
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}
