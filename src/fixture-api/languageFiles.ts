import type { Resources } from './crud/createResources';
import type { AreaFixtures, LanguageFile } from './defineFixtures';
import type { createPlay } from './scenarios/createPlay';

/** The language files: an area serves published ones, the web server all others. */
export function createFileCalls(
  areas: readonly AreaFixtures[],
  { store }: Resources,
  play: ReturnType<typeof createPlay>,
) {
  function publishedFile(request: Request, language: string): Response | undefined {
    const files = areas.map(({ languageFile }) => languageFile?.(store, language));
    const file = files.find((each) => each !== undefined);
    return file && answerFile(file, request);
  }

  return {
    /** Whether a scenario or an area serves the file. */
    hasFile: (request: Request, language: string): boolean =>
      (request.method === 'GET' && play.answersFiles) || publishedFile(request, language) !== undefined,

    /** Answers a request for a file; passes it on if the file is neither published nor part of a scenario. */
    answerFile: (request: Request, language: string, passOn: () => Response): Promise<Response> =>
      play.handle({ kind: 'translation', request }, async () => publishedFile(request, language) ?? passOn()),
  };
}

/** Responds with `no-cache`, so that the next page load shows a publication. */
function answerFile({ texts, tag }: LanguageFile, request: Request): Response {
  const etag = `"${tag}"`;
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  // Compressing proxies turn the tag into a weak one.
  const cachedTags = request.headers.get('If-None-Match')?.split(/,\s*/) ?? [];
  if (cachedTags.some((each) => each.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(texts), {
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
}
