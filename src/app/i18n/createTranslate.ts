import { bundledLanguage } from '@/api/languageCode';
import { type Translate, translatorOf } from '@/api/translatorOf';
import { isDevelopment } from '@/isDevelopment';
import type { NoteText } from '@/ui/textOverlay';
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

/** The English texts: the application's own, then those of areas as they are loaded. */
const application = textPart(bundledLanguage, englishMessages);
const ofAreas = new Map<string, TextPart>();

const englishPart = (key: string) => [application, ...ofAreas.values()].find((each) => holds(each, key));

const english: Translate = (key, options) => {
  const part = englishPart(key);
  if (isDevelopment && part === undefined && options?._ === undefined && isOwnKey(key)) {
    // biome-ignore lint/suspicious/noConsole: for the developer alone; tests fail by it
    console.warn(`The text '${key}' is missing, or its area has not loaded it.`);
  }
  return (part ?? application).translate(key, options);
};

/** Adds the English texts of an area, and of what its pages are made of, to every translation: before the first is shown. */
export async function addEnglishOf(area: string): Promise<void> {
  await Promise.all(['records', 'people', area].map(addEnglishFile));
}

/** Adds the English texts of one file, by its name without `.json`; none where there is no such file. */
async function addEnglishFile(name: string): Promise<void> {
  if (ofAreas.has(name)) return;
  ofAreas.set(name, textPart(bundledLanguage, await loadEnglishOf(name)));
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
