import { bundledLanguage, isSameLanguage, languageName } from '@/api/languageCode';
import { type Language, readLanguages } from '@/api/readLanguages';

/** The calls by which the menu learns of languages and their files; the caller adds addresses and bearer. */
export interface LanguageSource {
  readonly loadLanguages: (signal: AbortSignal) => Promise<unknown>;
  readonly fileExists: (code: string, signal: AbortSignal) => Promise<boolean>;
}

export interface Offer {
  readonly languages: readonly Language[];
  /** Whether the server's list says anything: an empty one takes no language away from anybody. */
  readonly isListed: boolean;
  /** Whether the list was longer than can be asked for. */
  readonly isCut: boolean;
}

const maxProbes = 40;

/**
 * What the server lists and a file exists for (reading R9); the current language stays if its file cannot be asked for.
 * Throws what `loadLanguages` throws, or a TypeError when its answer is no list.
 */
export async function findOffer(
  source: LanguageSource,
  current: string,
  signal: AbortSignal,
): Promise<Offer> {
  const listed = readLanguages(await source.loadLanguages(signal));
  const isCurrent = ({ code }: Language) => isSameLanguage(code, current);
  const asked = listed.filter((language, index) => index < maxProbes || isCurrent(language));
  const exists = await Promise.all(
    asked.map(
      (language) =>
        isSameLanguage(language.code, bundledLanguage) ||
        source.fileExists(language.code, signal).catch(() => isCurrent(language)),
    ),
  );
  return {
    languages: asked.filter((_language, index) => exists[index]),
    isListed: listed.length > 0,
    isCut: listed.length > asked.length,
  };
}

/** The entries of the menu, always with English, the default and the current language. */
export function menuEntries(
  offer: Offer | undefined,
  current: string,
  defaultLanguage: string,
): readonly Language[] {
  const entries: Language[] = [];
  const add = (language: Language) => {
    if (!entries.some(({ code }) => isSameLanguage(code, language.code))) entries.push(language);
  };
  const always = [bundledLanguage, defaultLanguage, current].map((code) => ({
    code,
    label: languageName(code),
  }));
  const isListed = ({ code }: Language) =>
    offer?.languages.some((listed) => isSameLanguage(code, listed.code));
  for (const language of always) if (!isListed(language)) add(language);
  for (const language of offer?.languages ?? []) add(language);
  return entries;
}
