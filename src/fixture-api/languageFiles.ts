import type { Resources } from './crud/createResources';
import type { AreaFixtures, LanguageFile } from './defineFixtures';
import type { createPlay } from './scenarios/createPlay';

/** The files of languages: an area answers those that were published, the web server all others. */
export function createFileCalls(
  areas: readonly AreaFixtures[],
  { store }: Resources,
  play: ReturnType<typeof createPlay>,
) {
  function published(request: Request, language: string): Response | undefined {
    const files = areas.map(({ languageFile }) => languageFile?.(store, language));
    const file = files.find((each) => each !== undefined);
    return file && answerFile(file, request);
  }

  return {
    /** Whether the file is answered here, by a scenario or an area. */
    hasFile: (request: Request, language: string): boolean =>
      (request.method === 'GET' && play.meetsFiles) || published(request, language) !== undefined,

    /** Passes a request for a file that was not published on, unless a scenario answers it. */
    answerFile: (request: Request, language: string, passOn: () => Response): Promise<Response> =>
      play.lead({ kind: 'translation', request }, async () => published(request, language) ?? passOn()),
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
