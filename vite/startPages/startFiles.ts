import { createHash } from 'node:crypto';
import type { StartTexts } from '../../src/app/start-pages/renderStartPages.tsx';
import type { StartData, StartFile } from '../../src/start/startData.ts';
import type { FoundScripts } from './findScripts.ts';

/** The language of the templates themselves. */
const bundled = 'en';

/**
 * Parts what the start needs at once, which the document brings, from what the build knows of all pages: that is a file
 * for each language, so that the document does not grow with areas and languages.
 * @param base what stands before each file name in an address
 */
export function startFiles(
  base: string,
  languages: Readonly<Record<string, StartTexts>>,
  { entry, application, pages }: FoundScripts,
): { readonly data: StartData; readonly files: Readonly<Record<string, string>> } {
  const contents = Object.entries(languages).map(([language, texts]): [string, string] => {
    const file: StartFile = { ...texts, application, pages };
    return [language, JSON.stringify(file)];
  });
  const hash = createHash('sha256');
  for (const [language, content] of contents) hash.update(language).update(content);
  const version = hash.digest('hex').slice(0, 8);
  const english = languages[bundled];
  if (english === undefined) throw new Error('The start pages have no English texts.');
  const { texts, failed } = english;
  return {
    data: { base, entry, languages: Object.keys(languages), version, texts, failed },
    files: Object.fromEntries(
      contents.map(([language, content]) => [`assets/start-${language}-${version}.json`, content]),
    ),
  };
}
