import { createContext, useContext, useSyncExternalStore } from 'react';

/** A language whose texts are overridden in this tab only. */
export interface TextPreview {
  readonly language: string;
  /** Texts by full key, in place of the published ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Called for each text that is shown, with its key and with the placeholders filled in. */
export type NoteText = (key: string, text: string) => void;

/** Changes the texts of this tab without remounting anything. Everything ends with the session. */
export interface TextOverlay {
  /**
   * Shows a language with texts, nested or by full key, in place of its published ones; until `end`, or until a
   * language is chosen.
   */
  readonly preview: (language: string, texts: Readonly<Record<string, unknown>>) => void;
  readonly currentPreview: () => TextPreview | undefined;
  /**
   * The language that the person has chosen, regardless of a preview; react-admin knows only the displayed one.
   * Undefined outside of the application.
   */
  readonly chosenLanguage: () => string | undefined;
  readonly end: () => void;
  /** Whether a language's file is loaded at all: English is built in, unless `config.json` says otherwise. */
  readonly loads: (language: string) => boolean;
  /** Reloads a language's file after a publication; ends its preview. */
  readonly published: (language: string) => Promise<void>;
  /**
   * Renders all texts again and calls the listener for each of them and for later ones; undefined removes it, which is
   * the default and costs nothing.
   */
  readonly note: (listener: NoteText | undefined) => void;
  /** Switches translate mode on, for a language if one is given; the shell then loads the parts that areas add for it (`when`). */
  readonly translate: (on: boolean, language?: string) => void;
  readonly isTranslating: () => boolean;
  /** The language whose unpublished texts translate mode is to show, until it does: after a reload those that were shown before. */
  readonly requestedLanguage: () => string | undefined;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** For places without texts to change: outside of the application, and while its frame is built. */
export const noOverlay: TextOverlay = {
  preview: () => {},
  currentPreview: () => undefined,
  chosenLanguage: () => undefined,
  end: () => {},
  loads: () => true,
  published: async () => {},
  note: () => {},
  translate: () => {},
  isTranslating: () => false,
  requestedLanguage: () => undefined,
  subscribe: () => () => {},
};

export const TextOverlayContext = createContext(noOverlay);

export function useTextOverlay(): TextOverlay {
  return useContext(TextOverlayContext);
}

/** This tab's preview, if any. */
export function useTextPreview(): TextPreview | undefined {
  const { subscribe, currentPreview } = useTextOverlay();
  return useSyncExternalStore(subscribe, currentPreview, currentPreview);
}

/** Whether translate mode is on in this tab. */
export function useTranslating(): boolean {
  const { subscribe, isTranslating } = useTextOverlay();
  return useSyncExternalStore(subscribe, isTranslating, isTranslating);
}
