import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageCode } from '../../src/api/languageCode.ts';
import { reactAdminTexts } from '../../src/app/i18n/composeMessages.ts';
import { isObject } from '../openapi/jsonPointer.ts';

/** The languages whose texts may be English or missing. */
export const partialFile = 'i18n/partial.json';

const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const asFile = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The texts of English that a language lacks, added to its own; its own order and texts stay. */
function completed(own: unknown, english: unknown): unknown {
  if (!isObject(english) || !isObject(own)) return own ?? english;
  const added = Object.entries(english).map(([key, text]) => [key, completed(own[key], text)]);
  return { ...own, ...Object.fromEntries(added) };
}

/**
 * The files of a language by path: English where it has no text yet, and its mark as one that is not translated whole. For a
 * language that is there already, only the missing texts are added.
 * @param root the folder of the project
 * @param library react-admin's English texts, of which `i18n/en/ra.json` has only those that differ
 * @throws Error if the code is no language code, or is English
 */
export function planLanguage(root: string, code: string, library: object): Map<string, string> {
  if (!isLanguageCode(code)) throw new Error(`'${code}' is not a language code, such as 'fr' or 'pt-BR'.`);
  if (code === 'en') throw new Error('English is there: all other languages are translated from it.');
  const names = readdirSync(join(root, 'i18n/en')).filter((name) => name.endsWith('.json'));
  const files = new Map<string, string>();
  for (const name of names) {
    const own = parse(join(root, 'i18n/en', name));
    const english = name === 'ra.json' ? reactAdminTexts(library, own) : own;
    const path = `i18n/${code}/${name}`;
    const before = existsSync(join(root, path)) ? parse(join(root, path)) : {};
    files.set(path, asFile(completed(before, english)));
  }
  const marked = existsSync(join(root, partialFile)) ? parse(join(root, partialFile)) : [];
  const codes = new Set<unknown>([...(Array.isArray(marked) ? marked : []), code]);
  // On one line, as Biome has a short list.
  files.set(
    partialFile,
    `[${[...codes]
      .sort()
      .map((each) => JSON.stringify(each))
      .join(', ')}]\n`,
  );
  return files;
}
