import raEnglish from 'ra-language-english';
import { bundledLanguage } from '@/api/languageCode';
import { type Translate, translatorOf } from '@/api/translatorOf';
import { isDevelopment } from '@/isDevelopment';
import type { NoteText } from '@/ui/textOverlay';
import ownTexts from '../../../i18n/en/ra.json';
import { composeMessages, reactAdminTexts } from './composeMessages';
import { flattenMessages, type Messages } from './sanitizeMessages';

type Files = Record<string, unknown>;

const general: Files = import.meta.glob('../../../i18n/en/{app,ui,languages}.json', {
  eager: true,
  import: 'default',
});

// Only the menu captions of each area (`menuTextsPlugin`), and none of the QA panel.
const areas: Files = import.meta.glob(
  ['../../../i18n/en/*.json', '!**/{app,ui,records,people,languages,qa,ra}.json'],
  {
    eager: true,
    import: 'default',
    query: '?menu',
  },
);

const areaFiles = import.meta.glob<unknown>(
  ['../../../i18n/en/*.json', '!**/{app,ui,languages,qa,ra}.json'],
  {
    import: 'default',
  },
);

/** Whether `i18n/en/` has a file with this name, without `.json`. */
function hasEnglishFile(name: string): boolean {
  return Object.keys({ ...general, ...areaFiles }).some((path) => fileName(path) === name);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.json.*$/, '');
}

/** The English texts in the first chunk (reading R9): all except those of areas, `records` and `people`. */
const englishMessages = composeMessages({
  ra: reactAdminTexts(raEnglish.ra, ownTexts),
  ...Object.fromEntries(
    Object.entries({ ...general, ...areas }).map(([path, content]) => [fileName(path), content]),
  ),
});

/** Loads all English texts of a file of `i18n/en/`: an area's key, `records` or `people`. Empty if there is no such file. */
async function loadEnglishOf(name: string): Promise<Messages> {
  const load = areaFiles[`../../../i18n/en/${name}.json`];
  return load === undefined ? {} : composeMessages({ [name]: await load() });
}

/** Whether a key belongs to a file of `i18n/en/`; other strings, such as server messages, are not keys. */
function isOwnKey(key: string): boolean {
  const file = /^(?:areas\.)?([\w-]+)\.[\w.-]+$/.exec(key)?.[1];
  return file !== undefined && hasEnglishFile(file);
}

/**
 * Whether a text looks like a key of no file here, such as `post.action.save`, which somebody gave to a component of
 * react-admin. The texts of an area without a file are its tests' business.
 */
const looksLikeKey = (text: string) => /^(?!www\.|areas\.|resources\.)[a-z]\w*(\.[a-z]\w*){2,}$/.test(text);

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
const loadedAreas = new Map<string, TextPart>();

const englishPart = (key: string) => [application, ...loadedAreas.values()].find((each) => holds(each, key));

const isKey = (text: string) => isOwnKey(text) || looksLikeKey(text);

const english: Translate = (key, options) => {
  const part = englishPart(key);
  if (isDevelopment && part === undefined && options?._ === undefined && isKey(key)) {
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
  if (loadedAreas.has(name)) return;
  loadedAreas.set(name, textPart(bundledLanguage, await loadEnglishOf(name)));
}

/**
 * Returns a translate function for a language's texts that falls back to English, with its own plural rule. `note` is called
 * with each text that has a key, so not with server messages.
 */
export function createTranslate(code: string, messages: Messages, note?: NoteText): Translate {
  const ownPart = textPart(code, messages);
  const translate: Translate = (key, options) =>
    (holds(ownPart, key) ? ownPart.translate : english)(key, options);
  if (note === undefined) return translate;
  return (key, options) => {
    const text: string = translate(key, options);
    if (holds(ownPart, key) || englishPart(key)) note(key, text);
    return text;
  };
}
