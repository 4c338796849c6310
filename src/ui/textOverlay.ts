import { createContext, useContext, useSyncExternalStore } from 'react';

/** A language that this tab shows with texts that nobody else sees. */
export interface TextPreview {
  readonly language: string;
  /** Whole keys with their texts, laid over the published ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Hears of each text that is shown, with its key and what its placeholders have become. */
export type NoteText = (key: string, text: string) => void;

/** Changes the texts of this tab without mounting anything anew. All of it ends with the session. */
export interface TextOverlay {
  /** Shows a language with texts, nested or by whole keys, over its published ones; until `end`, or until a language is chosen. */
  readonly preview: (language: string, texts: Readonly<Record<string, unknown>>) => void;
  readonly previewed: () => TextPreview | undefined;
  /** The language that the person has chosen, whatever a preview shows; react-admin knows the shown one alone. Undefined outside of the application. */
  readonly chosen: () => string | undefined;
  readonly end: () => void;
  /** Whether the file of a language is loaded at all: English is a part of the application, unless `config.json` says otherwise. */
  readonly loads: (language: string) => boolean;
  /** Loads a language's file anew after a publication; a preview of it ends. */
  readonly published: (language: string) => Promise<void>;
  /** Renders all texts again, and those after them, with somebody who hears of each; nobody by default, at no cost for a text. */
  readonly note: (listener: NoteText | undefined) => void;
  /** Switches on that texts are translated where they stand, in a language if one is named; what belongs to it is loaded by the shell then (`when` of an area's). */
  readonly translate: (on: boolean, language?: string) => void;
  readonly isTranslating: () => boolean;
  /** The language whose unpublished texts translate mode is to show, until it does: after a reload those that were shown before. */
  readonly wanted: () => string | undefined;
  /** Returns what stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where there are no texts to change: outside of the application, and while its frame is built. */
export const noOverlay: TextOverlay = {
  preview: () => {},
  previewed: () => undefined,
  chosen: () => undefined,
  end: () => {},
  loads: () => true,
  published: async () => {},
  note: () => {},
  translate: () => {},
  isTranslating: () => false,
  wanted: () => undefined,
  subscribe: () => () => {},
};

export const TextOverlayContext = createContext(noOverlay);

export function useTextOverlay(): TextOverlay {
  return useContext(TextOverlayContext);
}

/** The preview that this tab shows, if any. */
export function useTextPreview(): TextPreview | undefined {
  const { subscribe, previewed } = useTextOverlay();
  return useSyncExternalStore(subscribe, previewed, previewed);
}

/** Whether texts of this tab are translated where they stand. */
export function useTranslating(): boolean {
  const { subscribe, isTranslating } = useTextOverlay();
  return useSyncExternalStore(subscribe, isTranslating, isTranslating);
}
