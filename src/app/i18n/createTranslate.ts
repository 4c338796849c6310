import { bundledLanguage } from '@/api/languageCode';
import { type Translate, translatorOf } from '@/api/translatorOf';
import { isDevelopment } from '@/isDevelopment';
import type { NoteText } from '@/ui/textOverlay';
import { englishMessages, hasEnglishFile, loadEnglishOf } from './english';
import { flattenMessages, type Messages } from './sanitizeMessages';

/** Whether a key belongs to a file of `i18n/en/`; other strings, such as server messages, are not keys. */
function isOwnKey(key: string): boolean {
  const file = /^(?:areas\.)?([\w-]+)\.[\w.-]+$/.exec(key)?.[1];
  return file !== undefined && hasEnglishFile(file);
}

/** Some texts of a language with their translate function. */
interface TextPart {
  readonly texts: Record<string, string>;
  readonly translate: Translate;
}

function textPart(code: string, messages: Messages): TextPart {
  const texts = flattenMessages(messages);
  return { texts, translate: translatorOf(code, texts) };
}

const holds = ({ texts }: TextPart, key: string) => Object.hasOwn(texts, key);

/** The English texts: the application's own, and those of areas as they load. */
const application = textPart(bundledLanguage, englishMessages);
const ofAreas = new Map<string, TextPart>();

const englishPart = (key: string) => [application, ...ofAreas.values()].find((each) => holds(each, key));

const english: Translate = (key, options) => {
  const part = englishPart(key);
  if (isDevelopment && part === undefined && options?._ === undefined && isOwnKey(key)) {
    // biome-ignore lint/suspicious/noConsole: for developers; it fails tests
    console.warn(`The text '${key}' is missing, or its area has not loaded it.`);
  }
  return (part ?? application).translate(key, options);
};

/** Loads the English texts that an area's pages need, for all translations; call it before a page of the area is shown. */
export async function addEnglishOf(area: string): Promise<void> {
  await Promise.all(['records', 'people', area].map(addEnglishFile));
}

/** Loads the English texts of one file, by its name without `.json`, if there is such a file. */
async function addEnglishFile(name: string): Promise<void> {
  if (ofAreas.has(name)) return;
  ofAreas.set(name, textPart(bundledLanguage, await loadEnglishOf(name)));
}

/**
 * Returns a translate function for a language's texts that falls back to English, with its own plural rule (case T214). `note` is called
 * with each text that has a key, so not with server messages.
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
