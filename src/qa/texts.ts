import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useMemo, useSyncExternalStore } from 'react';
import type { TranslationMessages } from 'react-admin';
import { pickLanguage } from '@/api/pickLanguage';

/** The panel's own texts, because it must work even if the application cannot start. */
const files = import.meta.glob<object>('../../i18n/*/qa.json', { eager: true, import: 'default' });
const languages = new Map(Object.entries(files).map(([path, qa]) => [path.split('/').at(-2) ?? '', { qa }]));

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The translate function of a language, or of English if the panel has no texts in it. */
export function createTexts(requestedLanguage: string): {
  readonly language: string;
  readonly translate: Translate;
} {
  const language = pickLanguage([...languages.keys()], requestedLanguage) ?? 'en';
  // The type requires all of react-admin's texts; Polyglot accepts any.
  const messages = languages.get(language) as unknown as TranslationMessages;
  const { translate } = polyglotI18nProvider(() => messages, language, [], { allowMissing: true });
  return { language, translate };
}

/** The texts in the language of the page. */
export function useTexts() {
  const language = useSyncExternalStore(onPageLanguage, () => document.documentElement.lang);
  return useMemo(() => createTexts(language), [language]);
}

function onPageLanguage(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => changes.disconnect();
}

/** A scenario's title, what the server does, and what to expect. The scenarios of single permission keys share their texts. */
export function scenarioTexts(translate: Translate, name: string) {
  const [, key = ''] = /^only-(.+)$/s.exec(name) ?? [];
  const texts = `qa.scenarios.${key === '' ? name : 'only'}`;
  return {
    title: translate(`${texts}.title`, { key }),
    does: translate(`${texts}.does`, { key }),
    see: translate(`${texts}.see`, { key }),
  };
}
