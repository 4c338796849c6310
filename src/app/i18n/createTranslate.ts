import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { bundledLanguage, languageTag } from '../../api/languageCode';
import { englishMessages } from './english';
import { flattenMessages, type Messages } from './sanitizeMessages';

type Translate = I18nProvider['translate'];

/** Stands in for Polyglot's own placeholder of a count, which would show it as a bare row of digits. */
const shownCount = 'shown_count';

/** Without its third argument an array, the provider forgets its options on each change of language. */
function polyglot(code: string, texts: Record<string, string>): Translate {
  const shown = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('%{smart_count}', `%{${shownCount}}`)]),
  );
  // The type asks for all of react-admin's texts, nested; Polyglot takes any, and flattens them itself.
  const messages = shown as unknown as TranslationMessages;
  const { translate } = polyglotI18nProvider(() => messages, languageTag(code), [], { allowMissing: true });
  const number = numberFormat(code);
  return (key, options) => {
    const count: unknown = options?.smart_count;
    if (count === undefined) return translate(key, options);
    return translate(key, {
      ...options,
      [shownCount]: typeof count === 'number' ? number.format(count) : count,
    });
  };
}

/** A server may list a code that is well formed, and still no language to the browser: it counts in English. */
function numberFormat(code: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(languageTag(code));
  } catch {
    return new Intl.NumberFormat(bundledLanguage);
  }
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
