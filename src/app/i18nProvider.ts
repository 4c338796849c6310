import type { I18nProvider, Store } from 'react-admin';
import { bundledLanguage, isSameLanguage, languageTag } from '@/api/languageCode';
import { directionOf } from '@/api/languageDirection';
import { createStore, type ValueStore } from '@/createStore';
import type { NoteText, TextOverlay, TextPreview } from '@/ui/textOverlay';
import { useStoreValue } from '@/ui/useStoreValue';
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
  readonly provider: Pick<ValueStore<I18nProvider>, 'get' | 'subscribe'>;
  /** Lets an area show unpublished texts; `forget` ends that. */
  readonly overlay: TextOverlay;
  /** Takes texts that were published since, on a return to the tab or a new page; asks at most once a minute. */
  readonly lookAgain: () => void;
  /** Ends translate mode when the person signs out. */
  readonly forget: () => void;
}

interface TranslateMode {
  readonly isOn: boolean;
  /** The language whose unpublished texts it is to show, until it does. */
  readonly requestedLanguage: string | undefined;
}

/** Milliseconds before the next check for newly published texts. */
const checkAfterMs = 60_000;

/**
 * The source of i18nProviders: each change of language or texts creates a new one. `changeLocale` is never called, because react-admin
 * remounts everything after it; `getLocale` reads the store instead. The last choice wins.
 */
export function createI18nSource({ store, initialMessages, ...source }: I18nOptions): I18nSource {
  const chosenLanguage = () => store.getItem<string>('locale', bundledLanguage) ?? bundledLanguage;
  const visibleLanguage = () => previewedLanguage ?? chosenLanguage();
  let latest = Promise.resolve();
  let loaded = { code: chosenLanguage(), messages: initialMessages ?? {} };
  let preview: TextPreview | undefined;
  /** The preview's language, while its texts are shown. */
  let previewedLanguage: string | undefined;
  let note: NoteText | undefined;
  let loadedAt = Date.now();
  const keptTranslating = readTranslating();
  const mode = createStore<TranslateMode>({
    isOn: keptTranslating !== undefined,
    requestedLanguage: keptTranslating || undefined,
  });

  /** A reload leaves translate mode as it is. */
  const keep = () => keepTranslating(mode.get().isOn ? (preview?.language ?? '') : undefined);
  const makeProvider = (): I18nProvider => {
    const { code, messages } = loaded;
    // The preview's language may still be loading.
    const activePreview = preview && isSameLanguage(preview.language, code) ? preview : undefined;
    const texts = activePreview ? { ...flattenMessages(messages), ...activePreview.texts } : messages;
    previewedLanguage = activePreview && code;
    setDocumentLanguage(Object.keys(texts).length > 0 ? code : bundledLanguage);
    return {
      translate: createTranslate(code, texts, note),
      getLocale: visibleLanguage,
      changeLocale: () => latest,
    };
  };
  const provider = createStore(makeProvider());
  const renew = () => provider.set(makeProvider());
  const show = (code: string, messages: Messages) => {
    loaded = { code, messages };
    renew();
  };
  const follow = (onProblem = source.onProblem, isAgain = false) => {
    const code = preview?.language ?? chosenLanguage();
    loadedAt = Date.now();
    const change = loadMessages(code, { ...source, onProblem }).then((messages) => {
      if (change !== latest) return;
      // If reloading the current language fails, its texts stay.
      const isLost = Object.keys(messages).length === 0 && loaded.code === code;
      if (isAgain && (isLost || hasSameTexts(messages, loaded.messages))) return;
      show(code, isLost ? loaded.messages : messages);
    });
    latest = change;
    return change;
  };
  /** Shows a language: at once if its texts are loaded, otherwise after loading them. Cancels a pending change. */
  const switchTo = (code: string) => {
    latest = Promise.resolve();
    if (isSameLanguage(code, loaded.code)) renew();
    // A previewed language may have no file yet, which is not a problem to report.
    else void follow(preview && (() => {}));
  };
  const endPreview = () => {
    preview = undefined;
    keep();
  };
  const choose = () => {
    endPreview();
    previewedLanguage = undefined;
    void follow();
  };

  if (!initialMessages) void follow();
  store.subscribe('locale', choose);

  const lookAgain = () => {
    if (preview !== undefined || Date.now() - loadedAt < checkAfterMs || !overlay.loads(chosenLanguage()))
      return;
    void follow(() => {}, true);
  };
  const overlay: TextOverlay = {
    preview(language, texts) {
      preview = { language, texts: flattenMessages(sanitizeMessages(texts)) };
      if (mode.get().requestedLanguage !== undefined)
        mode.set({ isOn: mode.get().isOn, requestedLanguage: undefined });
      keep();
      switchTo(language);
    },
    currentPreview: () => preview,
    chosenLanguage,
    loads: (language) => source.loadEnglish === true || !isSameLanguage(language, bundledLanguage),
    end() {
      if (preview === undefined) return;
      endPreview();
      switchTo(chosenLanguage());
    },
    async published(language) {
      if (preview && isSameLanguage(preview.language, language)) endPreview();
      else if (!isSameLanguage(language, loaded.code)) return;
      await follow(() => {});
    },
    note(listener) {
      note = listener;
      renew();
    },
    translate(on, language) {
      mode.set({ isOn: on, requestedLanguage: (on && language) || undefined });
      keep();
    },
    isTranslating: () => mode.get().isOn,
    requestedLanguage: () => mode.get().requestedLanguage,
    subscribe: (listener) => stopBoth(provider.subscribe(listener), mode.subscribe(listener)),
  };
  const forget = () => {
    if (note !== undefined) overlay.note(undefined);
    if (mode.get().isOn) overlay.translate(false);
    overlay.end();
  };
  return { provider, overlay, lookAgain, forget };
}

function stopBoth(stop: () => void, stopOther: () => void): () => void {
  return () => {
    stop();
    stopOther();
  };
}

/** Sets the document's language and direction. */
function setDocumentLanguage(code: string): void {
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

const hasSameTexts = (a: Messages, b: Messages) => JSON.stringify(a) === JSON.stringify(b);

/** The provider for `<Admin i18nProvider>`, renewed whenever the texts change. */
export function useI18nSource(source: I18nSource): I18nProvider {
  return useStoreValue(source.provider);
}

/**
 * The store for react-admin, with the language of the texts shown, so that numbers, dates and names follow a preview. `store` itself
 * keeps the chosen language.
 */
export function withShownLanguage(store: Store, { provider }: I18nSource): Store {
  const visibleLanguage = () => provider.get().getLocale();
  return {
    ...store,
    // The locale is a string.
    getItem: <T>(key: string, fallback?: T) =>
      key === 'locale' ? (visibleLanguage() as T) : store.getItem<T>(key, fallback),
    subscribe(key, callback) {
      if (key !== 'locale') return store.subscribe(key, callback);
      const notify = () => callback(visibleLanguage());
      return stopBoth(store.subscribe(key, notify), provider.subscribe(notify));
    },
  };
}
