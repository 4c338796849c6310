import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';

/** The panel's own texts: it must work when the application cannot start. */
const files = import.meta.glob<object>('../../../i18n/*/qa.json', { eager: true, import: 'default' });
const languages = new Map(Object.entries(files).map(([path, qa]) => [path.split('/').at(-2) ?? '', { qa }]));

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Texts {
  readonly language: string;
  readonly translate: Translate;
}

/** The texts of a language, or of English where there are none. */
export function createTexts(wanted: string): Texts {
  const language = [wanted, wanted.split('-')[0] ?? ''].find((each) => languages.has(each)) ?? 'en';
  // The type asks for all of react-admin's texts; Polyglot takes any.
  const messages = languages.get(language) as unknown as TranslationMessages;
  const { translate } = polyglotI18nProvider(() => messages, language, [], { allowMissing: true });
  return { language, translate };
}

export const pageLanguage = () => document.documentElement.lang;

/** Calls the listener when the page's language changes; returns the function that ends it. */
export function onPageLanguage(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => changes.disconnect();
}
