import { bundledLanguage } from '../../api/languageCode';
import { type Translate, translatorOf } from '../../api/translatorOf';
import { isDevelopment } from '../../isDevelopment';
import type { NoteText } from '../../ui/textOverlay';
import { englishMessages, hasEnglishFile, loadEnglishOf } from './english';
import { flattenMessages, type Messages } from './sanitizeMessages';

/** The key of a text that a file of `i18n/en/` should have; other texts, such as those of a server, are no keys. */
function isOwnKey(key: string): boolean {
  const file = /^(?:areas\.)?([\w-]+)\.[\w.-]+$/.exec(key)?.[1];
  return file !== undefined && hasEnglishFile(file);
}

/** A part of the texts of a language, with what translates by it. */
interface TextPart {
  readonly texts: Record<string, string>;
  readonly translate: Translate;
}

function textPart(code: string, messages: Messages): TextPart {
  const texts = flattenMessages(messages);
  return { texts, translate: translatorOf(code, texts) };
}

const holds = ({ texts }: TextPart, key: string) => Object.hasOwn(texts, key);

/** The English texts: the application's own, then those of pages as they are loaded. */
const application = textPart(bundledLanguage, englishMessages);
const ofPages = new Map<string, TextPart>();

const englishPart = (key: string) => [application, ...ofPages.values()].find((each) => holds(each, key));

const english: Translate = (key, options) => {
  const part = englishPart(key);
  if (isDevelopment && part === undefined && options?._ === undefined && isOwnKey(key)) {
    // biome-ignore lint/suspicious/noConsole: for the developer alone; tests fail by it
    console.warn(`The text '${key}' is missing, or its page has not loaded it.`);
  }
  return (part ?? application).translate(key, options);
};

/**
 * Adds the English texts of an area's pages and of what they are made of to every translation: before the first is shown.
 * A page of a resource other than its list may have texts of its own, by its path: `<area>.<path>` and `records.<path>`. What the
 * area puts on every page may be part of its own pages too.
 */
export async function addEnglishOf(area: string, path?: string): Promise<void> {
  const files = ['records', 'directory', area];
  const ofPath = path === undefined ? [] : files.map((file) => `${file}.${path}`);
  await Promise.all([...files, `${area}.shell`, `${area}.parts`, ...ofPath].map(addEnglishFile));
}

/** The same for what an area puts on every page: `<area>.shell`, and nothing else where there is such a file. */
export async function addEnglishOfShell(area: string): Promise<void> {
  const own = `${area}.shell`;
  await (hasEnglishFile(own) ? addEnglishFile(own) : addEnglishOf(area));
}

/** The same for what opens from the toolbar, and for the other places of the shell: `<area>.parts` besides. */
export const addEnglishOfParts = (area: string): Promise<void> => addEnglishFile(`${area}.parts`);

/** Adds the English texts of one file, by its name without `.json`; none where there is no such file. */
export async function addEnglishFile(name: string): Promise<void> {
  if (ofPages.has(name)) return;
  ofPages.set(name, textPart(bundledLanguage, await loadEnglishOf(name)));
}

/**
 * Translates by a language's texts, or by the English one (case T214); English keeps its own plural rule. `note` hears of each
 * text with a key; what has none, such as a server's own words, is passed over.
 */
export function createTranslate(code: string, messages: Messages, note?: NoteText): Translate {
  const own = textPart(code, messages);
  const translate: Translate = (key, options) => (holds(own, key) ? own.translate : english)(key, options);
  if (note === undefined) return translate;
  return (key, options) => {
    const text: string = translate(key, options);
    if (holds(own, key) || englishPart(key)) note(key, text);
    return text;
  };
}
