/**
 * Characters that change the direction of the text around them (overrides, embeddings, isolates), as named by Unicode's
 * bidirectional algorithm.
 */
export const directionChanging = /[\u202a-\u202e\u2066-\u2069]/g;
/** Not spaces, format characters, the grapheme joiner, or blank letters. */
const visible = /(?!\u034f)[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text has no visible characters. */
export const isBlank = (text = ''): boolean => !visible.test(text);

/**
 * A name that is safe inside other text: without characters that change its direction, and empty if nothing of it would
 * be visible.
 */
export function visibleText(text: string): string {
  return isBlank(text) ? '' : text.replace(directionChanging, '').trim();
}

/** A caption without its soft hyphens, for a text in which it is compared, or stands among others. */
export const withoutSoftHyphens = (caption: string): string => caption.replaceAll('\u00ad', '');
