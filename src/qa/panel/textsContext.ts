import { createContext, useContext } from 'react';
import { createTexts, type Texts, type Translate } from './texts';

const TextsContext = createContext<Texts>(createTexts('en'));

export const TextsProvider = TextsContext.Provider;

/** Translates by the panel's own texts. */
export function useTexts(): Translate {
  return useContext(TextsContext).translate;
}

/** The language of the panel's texts. */
export function useTextsLanguage(): string {
  return useContext(TextsContext).language;
}
