import { useSyncExternalStore } from 'react';
import type { I18nProvider, Store } from 'react-admin';
import { bundledLanguage } from '../api/languageCode';
import { createTranslate } from './i18n/createTranslate';
import { setDocumentLanguage } from './i18n/documentLanguage';
import { loadMessages, type TranslationSource } from './i18n/loadMessages';
import type { Messages } from './i18n/sanitizeMessages';

export interface I18nOptions extends TranslationSource {
  /** Holds the chosen language under `locale`; `createPreferenceStore` answers valid codes only. */
  readonly store: Pick<Store, 'getItem' | 'subscribe'>;
  /** The texts of the stored language when they were loaded before the first render; else they are loaded now. */
  readonly initialMessages?: Messages | undefined;
}

export interface I18nSource {
  readonly current: () => I18nProvider;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Texts that follow the chosen language through a new provider: after `changeLocale` react-admin remounts everything, so
 * `getLocale` reads the store and it is never called. The last choice wins (case T216).
 */
export function createI18nSource({ store, initialMessages, ...source }: I18nOptions): I18nSource {
  const listeners = new Set<() => void>();
  const chosen = () => store.getItem<string>('locale', bundledLanguage) ?? bundledLanguage;
  let current: I18nProvider;
  let latest = Promise.resolve();

  const show = (code: string, messages: Messages) => {
    current = {
      translate: createTranslate(code, messages),
      getLocale: chosen,
      changeLocale: () => latest,
    };
    setDocumentLanguage(Object.keys(messages).length > 0 ? code : bundledLanguage);
    for (const listener of listeners) listener();
  };
  const follow = () => {
    const code = chosen();
    const change = loadMessages(code, source).then((messages) => {
      if (change === latest) show(code, messages);
    });
    latest = change;
  };

  show(chosen(), initialMessages ?? {});
  if (!initialMessages) follow();
  store.subscribe('locale', follow);
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The provider for `<Admin i18nProvider>`, renewed whenever the texts change. */
export function useI18nSource(source: I18nSource): I18nProvider {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}
