import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { bundledLanguage, languageTag } from '../../api/languageCode';
import { englishMessages } from './english';
import { flattenMessages, type Messages } from './sanitizeMessages';

type Translate = I18nProvider['translate'];

/** Without its third argument an array, the provider forgets its options on each change of language. */
function polyglot(code: string, texts: Record<string, string>): Translate {
  // The type asks for all of react-admin's texts, nested; Polyglot takes any, and flattens them itself.
  const messages = texts as unknown as TranslationMessages;
  return polyglotI18nProvider(() => messages, languageTag(code), [], { allowMissing: true }).translate;
}

const english = polyglot(bundledLanguage, flattenMessages(englishMessages));

/**
 * Translates by a language's own texts, and by the English one where it lacks the key (T214). English text keeps the
 * English plural rule: merged into Polish, "1 item |||| 5 items" would answer "1 item" for five.
 */
export function createTranslate(code: string, messages: Messages): Translate {
  const texts = flattenMessages(messages);
  const own = polyglot(code, texts);
  return (key, options) => (Object.hasOwn(texts, key) ? own : english)(key, options);
}
