/** What the needs of a video depend on. */
interface Video {
  readonly title: Readonly<Record<string, string | null | undefined>>;
  /** By spoken language. */
  readonly sources: Readonly<Record<string, unknown>>;
  readonly noSpeech: boolean;
  readonly description: Readonly<Record<string, string | null | undefined>>;
}

const isWritten = (text: string | null | undefined) => (text ?? '').trim() !== '';

/**
 * What a video lacks before its readers can have it, as `problems` names it: `title.en`, `sources`, `captions.de` or
 * `description`. `captionLanguages` are those with captions.
 */
export function videoNeeds(
  video: Video,
  captionLanguages: readonly string[],
  defaultLanguage: string,
): string[] {
  const { title, sources, noSpeech, description } = video;
  const spokenLanguages = Object.keys(sources);
  return [
    ...(isWritten(title[defaultLanguage]) ? [] : [`title.${defaultLanguage}`]),
    ...(spokenLanguages.length > 0 ? [] : ['sources']),
    ...(noSpeech
      ? []
      : spokenLanguages.filter((code) => !captionLanguages.includes(code)).map((code) => `captions.${code}`)),
    ...(noSpeech && !Object.values(description).some(isWritten) ? ['description'] : []),
  ];
}
