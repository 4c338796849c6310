import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import raEnglish from 'ra-language-english';
import { type Connect, normalizePath, type Plugin } from 'vite';
import { bundledLanguage, isLanguageCode } from '../src/api/languageCode.ts';
import { composeMessages, reactAdminTexts } from '../src/app/i18n/composeMessages.ts';
import { flattenMessages, type Messages } from '../src/app/i18n/sanitizeMessages.ts';

const target = 'assets/i18n/';

/** The file with the English texts by key, next to the language files. */
const sourceFile = 'source.json';

/** The QA panel's texts, which it loads itself: language files do not contain them. */
const ofPanel = 'qa.json';

function languagesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory());
  const invalid = names.find((name) => !isLanguageCode(name));
  if (invalid !== undefined) throw new Error(`${join(folder, invalid)}: not a language code`);
  return names;
}

/** The source files of a language by name. @throws if one is not JSON, naming it */
function readFiles(folder: string, code: string): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  for (const name of readdirSync(join(folder, code))) {
    if (!name.endsWith('.json') || name === ofPanel) continue;
    const path = join(folder, code, name);
    try {
      files[name.slice(0, -'.json'.length)] = JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return files;
}

/** All texts of a language; for English including react-admin's own. */
function textsOf(folder: string, code: string) {
  const files = readFiles(folder, code);
  if (code === bundledLanguage) files.ra = reactAdminTexts(raEnglish.ra, files.ra);
  return composeMessages(files);
}

/** Whether a language is one of `partial.json` (`npm run new:language`): what is English there is not translated. */
function isPartial(folder: string, code: string): boolean {
  const path = join(folder, 'partial.json');
  const codes: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
  return Array.isArray(codes) && codes.includes(code);
}

/** The texts that differ from the English ones. The others are shown in English anyway, with its plural forms. */
function withoutEnglish(texts: Messages, english: Messages): Messages {
  const kept = Object.entries(texts).flatMap(([key, text]): [string, Messages[string]][] => {
    const original = english[key];
    if (typeof text === 'string') return text === original ? [] : [[key, text]];
    return [[key, withoutEnglish(text, typeof original === 'object' ? original : {})]];
  });
  return Object.fromEntries(kept);
}

/** The file of a language, with all texts that it has. */
export function translationFile(folder: string, code: string): string {
  const texts = textsOf(folder, code);
  const isWhole = !isPartial(folder, code);
  return JSON.stringify(isWhole ? texts : withoutEnglish(texts, textsOf(folder, bundledLanguage)));
}

/** A hash of texts by key, independent of their order. It only distinguishes builds. */
export function textsHash(texts: Readonly<Record<string, string>>): string {
  const sortedEntries = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sortedEntries)).digest('hex').slice(0, 16);
}

/** The application's English texts by key, with their id, for the server that manages translations. */
export function sourceTexts(folder: string) {
  const all = Object.entries(flattenMessages(textsOf(folder, bundledLanguage)));
  // Whitespace counts as no text, as on the server.
  const texts = Object.fromEntries(all.filter(([, text]) => text.trim() !== ''));
  return { build: textsHash(texts), texts };
}

function requestedFile(url: string | undefined, base: string): string | undefined {
  const start = `${base.startsWith('/') ? base : '/'}${target}`;
  const path = (url ?? '').replace(/[?#].*$/s, '');
  return path.startsWith(start) ? path.slice(start.length) : undefined;
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/**
 * Builds each folder `i18n/<code>/` into one file with both names of the specification (section 7): `assets/i18n/lang-<code>.json` and
 * `assets/i18n/<code>.json`. The names contain no hash, because the application finds them by the language's code.
 * `assets/i18n/source.json` has the English texts by key. The development server answers 404 for other languages, not the start page.
 */
export function translationsPlugin(options: { folder?: string } = {}): Plugin {
  let folder = '';
  let base = '/';

  const develop: Connect.NextHandleFunction = (request, response, next) => {
    const file = requestedFile(request.url, base);
    if (file === undefined) return next();
    const code = /^(?:lang-)?([\w-]+)\.json$/.exec(file)?.[1];
    try {
      if (file === sourceFile) {
        return answer(response, 200, 'application/json', JSON.stringify(sourceTexts(folder)));
      }
      if (code === undefined || !languagesIn(folder).includes(code)) {
        return answer(response, 404, 'text/plain', 'No such language');
      }
      answer(response, 200, 'application/json', translationFile(folder, code));
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'translations',
    configResolved(config) {
      folder = resolve(config.root, options.folder ?? 'i18n');
      base = config.base;
    },
    generateBundle() {
      if (languagesIn(folder).includes(bundledLanguage)) {
        const source = JSON.stringify(sourceTexts(folder));
        this.emitFile({ type: 'asset', fileName: `${target}${sourceFile}`, source });
      }
      for (const code of languagesIn(folder)) {
        const source = translationFile(folder, code);
        for (const name of [`lang-${code}`, code]) {
          this.emitFile({ type: 'asset', fileName: `${target}${name}.json`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(develop);
    },
    hotUpdate({ file }) {
      if (!file.startsWith(normalizePath(folder + sep))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
