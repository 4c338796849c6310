import { bundledLanguage, isSameLanguage, languageName } from '@/api/languageCode';
import { type Language, readLanguages } from '@/api/readLanguages';

/** The calls that find the available languages and their files. */
export interface LanguageSource {
  readonly loadLanguages: (signal: AbortSignal) => Promise<unknown>;
  readonly fileExists: (code: string, signal: AbortSignal) => Promise<boolean>;
}

export interface Offer {
  readonly languages: readonly Language[];
  /** Whether the server's list has entries: an empty one takes no language away. */
  readonly isListed: boolean;
  /** Whether the list was too long to check all of it. */
  readonly isCut: boolean;
}

const maxProbes = 40;

/**
 * Finds the languages that the server lists and that have a file (reading R9); the current language stays if its file cannot be checked.
 * Throws what `loadLanguages` throws, or a TypeError if its answer is not a list.
 */
export async function findOffer(
  source: LanguageSource,
  current: string,
  signal: AbortSignal,
): Promise<Offer> {
  const listed = readLanguages(await source.loadLanguages(signal));
  const isCurrent = ({ code }: Language) => isSameLanguage(code, current);
  const probedLanguages = listed.filter((language, index) => index < maxProbes || isCurrent(language));
  const exists = await Promise.all(
    probedLanguages.map(
      (language) =>
        isSameLanguage(language.code, bundledLanguage) ||
        source.fileExists(language.code, signal).catch(() => isCurrent(language)),
    ),
  );
  return {
    languages: probedLanguages.filter((_language, index) => exists[index]),
    isListed: listed.length > 0,
    isCut: listed.length > probedLanguages.length,
  };
}

/** The languages to list in the menu, always including English, the default and the current one. */
export function menuEntries(
  offer: Offer | undefined,
  current: string,
  defaultLanguage: string,
): readonly Language[] {
  const entries: Language[] = [];
  const add = (language: Language) => {
    if (!entries.some(({ code }) => isSameLanguage(code, language.code))) entries.push(language);
  };
  const fixedLanguages = [bundledLanguage, defaultLanguage, current].map((code) => ({
    code,
    label: languageName(code),
  }));
  const isListed = ({ code }: Language) =>
    offer?.languages.some((listed) => isSameLanguage(code, listed.code));
  for (const language of fixedLanguages) if (!isListed(language)) add(language);
  for (const language of offer?.languages ?? []) add(language);
  return entries;
}
