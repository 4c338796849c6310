import { useSyncExternalStore } from 'react';
import type { I18nProvider, Store } from 'react-admin';
import { bundledLanguage, isSameLanguage, languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';
import type { NoteText, TextOverlay, TextPreview } from '@/ui/textOverlay';
import { createTranslate } from './i18n/createTranslate';
import { loadMessages, type TranslationSource } from './i18n/loadMessages';
import { flattenMessages, type Messages, sanitizeMessages } from './i18n/sanitizeMessages';
import { keepTranslating, readTranslating } from './preferences/keptTranslating';

export interface I18nOptions extends TranslationSource {
  /** Holds the chosen language under `locale`; `createPreferenceStore` answers valid codes only. */
  readonly store: Pick<Store, 'getItem' | 'subscribe'>;
  /** The texts of the stored language if they were loaded before the first render; otherwise they load now. */
  readonly initialMessages?: Messages | undefined;
}

export interface I18nSource {
  readonly current: () => I18nProvider;
  readonly subscribe: (listener: () => void) => () => void;
  /** Lets an area show unpublished texts; `forget` ends that. */
  readonly overlay: TextOverlay;
  /** Takes texts that were published since, on a return to the tab or a new page; asks at most once a minute. */
  readonly lookAgain: () => void;
  /** Ends translate mode when the person signs out. */
  readonly forget: () => void;
}

/** Milliseconds before the next check for newly published texts. */
const pause = 60_000;

/**
 * The source of i18nProviders: each change of language or texts creates a new one. `changeLocale` is never called, because react-admin
 * remounts everything after it; `getLocale` reads the store instead. The last choice wins.
 */
export function createI18nSource({ store, initialMessages, ...source }: I18nOptions): I18nSource {
  const listeners = new Set<() => void>();
  const chosen = () => store.getItem<string>('locale', bundledLanguage) ?? bundledLanguage;
  const shown = () => previewed ?? chosen();
  let current: I18nProvider;
  let latest = Promise.resolve();
  let loaded: { readonly code: string; readonly messages: Messages };
  let preview: TextPreview | undefined;
  /** The preview's language, while its texts are shown. */
  let previewed: string | undefined;
  let note: NoteText | undefined;
  let wanted = readTranslating();
  let isTranslating = wanted !== undefined;
  let asked = Date.now();

  /** A reload leaves translate mode as it is. */
  const keep = () => keepTranslating(isTranslating ? (preview?.language ?? '') : undefined);
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const renew = () => {
    const { code, messages } = loaded;
    // The preview's language may still be loading.
    const laid = preview && isSameLanguage(preview.language, code) ? preview : undefined;
    const texts = laid ? { ...flattenMessages(messages), ...laid.texts } : messages;
    previewed = laid && code;
    current = {
      translate: createTranslate(code, texts, note),
      getLocale: shown,
      changeLocale: () => latest,
    };
    setDocumentLanguage(Object.keys(texts).length > 0 ? code : bundledLanguage);
    notify();
  };
  const show = (code: string, messages: Messages) => {
    loaded = { code, messages };
    renew();
  };
  const follow = (onProblem = source.onProblem, isAgain = false) => {
    const code = preview?.language ?? chosen();
    asked = Date.now();
    const change = loadMessages(code, { ...source, onProblem }).then((messages) => {
      if (change !== latest) return;
      // If reloading the current language fails, its texts stay.
      const isLost = Object.keys(messages).length === 0 && loaded.code === code;
      if (isAgain && (isLost || isSame(messages, loaded.messages))) return;
      show(code, isLost ? loaded.messages : messages);
    });
    latest = change;
    return change;
  };
  /** Shows a language: at once if its texts are loaded, otherwise after loading them. Cancels a pending change. */
  const turnTo = (code: string) => {
    latest = Promise.resolve();
    if (isSameLanguage(code, loaded.code)) renew();
    // A previewed language may have no file yet, which is not a problem to report.
    else void follow(preview && (() => {}));
  };
  const choose = () => {
    preview = undefined;
    previewed = undefined;
    void follow();
  };

  show(chosen(), initialMessages ?? {});
  if (!initialMessages) void follow();
  store.subscribe('locale', choose);

  const lookAgain = () => {
    if (preview !== undefined || Date.now() - asked < pause || !overlay.loads(chosen())) return;
    void follow(() => {}, true);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const overlay: TextOverlay = {
    preview(language, texts) {
      preview = { language, texts: flattenMessages(sanitizeMessages(texts)) };
      wanted = undefined;
      keep();
      turnTo(language);
    },
    previewed: () => preview,
    chosen,
    loads: (language) => source.loadEnglish === true || !isSameLanguage(language, bundledLanguage),
    end() {
      if (preview === undefined) return;
      preview = undefined;
      keep();
      turnTo(chosen());
    },
    async published(language) {
      if (preview && isSameLanguage(preview.language, language)) preview = undefined;
      else if (!isSameLanguage(language, loaded.code)) return;
      await follow(() => {});
    },
    note(listener) {
      note = listener;
      renew();
    },
    translate(on, language) {
      isTranslating = on;
      wanted = on ? language : undefined;
      keep();
      notify();
    },
    isTranslating: () => isTranslating,
    wanted: () => wanted || undefined,
    subscribe,
  };
  const forget = () => {
    if (note !== undefined) overlay.note(undefined);
    if (isTranslating) overlay.translate(false);
    overlay.end();
  };
  return { current: () => current, subscribe, overlay, lookAgain, forget };
}

/** Sets the document's language and direction. */
function setDocumentLanguage(code: string): void {
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

const isSame = (one: Messages, other: Messages) => JSON.stringify(one) === JSON.stringify(other);

/** The provider for `<Admin i18nProvider>`, renewed whenever the texts change. */
export function useI18nSource(source: I18nSource): I18nProvider {
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}

/**
 * The store for react-admin, with the language of the texts shown, so that numbers, dates and names follow a preview. `store` itself
 * keeps the chosen language.
 */
export function withShownLanguage(store: Store, { current, subscribe }: I18nSource): Store {
  const shown = () => current().getLocale();
  return {
    ...store,
    // The locale is a string.
    getItem: <T>(key: string, fallback?: T) =>
      key === 'locale' ? (shown() as T) : store.getItem<T>(key, fallback),
    subscribe(key, callback) {
      if (key !== 'locale') return store.subscribe(key, callback);
      const notify = () => callback(shown());
      const stops = [store.subscribe(key, notify), subscribe(notify)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
