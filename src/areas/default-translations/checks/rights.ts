/**
 * The finer rights of the area. `translate` and `publish` also exist for one language: `translate.de`. `edit` is for what
 * concerns all languages: keys, languages, the glossary, the texts of a version.
 */
export const actions = ['edit', 'translate', 'publish'] as const;

/** The right to translate into a language, or to publish it. */
export const rightIn = (action: 'translate' | 'publish', language: string) => `${action}.${language}`;
