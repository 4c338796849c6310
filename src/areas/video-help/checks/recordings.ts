import { pickLanguage } from '@/api/pickLanguage';
import type { Source } from './videoAddress';

/** The longest recording, in seconds. */
export const maxDurationSec = 14_400;

interface Chapter {
  /** The second at which it starts. */
  readonly at: number;
  /** Its title by language. */
  readonly title: Readonly<Record<string, string>>;
}

/** A source with what is true of its recording only, in seconds; another language may take longer. */
export type Recording = Source & { readonly durationSec: number; readonly chapters: readonly Chapter[] };

/** The recordings of a video by spoken language. */
export type Recordings = Readonly<Record<string, Recording>>;

/** Whether a recording can be that long: from one second to four hours. */
export const isVideoLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 1 && value <= maxDurationSec;

/** The spoken language that a person with this language gets; undefined without a recording. */
export const spokenLanguageFor = (
  sources: object,
  language: string,
  defaultLanguage: string,
): string | undefined => pickLanguage(Object.keys(sources), language, defaultLanguage);

/** The captions of the recording in `spokenLanguage`: in that language, and in those of the people who get it. */
export const captionLanguagesOf = (
  captionLanguages: readonly string[],
  sources: object,
  spokenLanguage: string | undefined,
  defaultLanguage: string,
): string[] =>
  captionLanguages.filter((code) => spokenLanguageFor(sources, code, defaultLanguage) === spokenLanguage);

/** The language of the captions that a person with this language gets; undefined without any. */
export const captionLanguageFor = (
  captionLanguages: readonly string[],
  language: string,
  defaultLanguage: string,
): string | undefined => pickLanguage(captionLanguages, language, defaultLanguage);

/**
 * How late captions of a language may start, in seconds. Captions without a recording of their language are for one that is
 * yet to come, and subtitles for the one that its people get.
 */
export function captionsLimit(
  sources: Recordings,
  lang: string,
  kind: 'captions' | 'subtitles',
  defaultLanguage: string,
): number {
  const spokenLanguage = kind === 'subtitles' ? spokenLanguageFor(sources, lang, defaultLanguage) : lang;
  return (spokenLanguage === undefined ? undefined : sources[spokenLanguage]?.durationSec) ?? maxDurationSec;
}
