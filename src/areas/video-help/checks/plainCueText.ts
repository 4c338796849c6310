import { decodeHTML } from 'entities/decode';

/** SubRip's override tags, `{\an8}` or `{\i1}`. */
const overrides = /\{\\[^{}]*\}/g;
/** A speaker, `<v Ada Lovelace>` or `<v.loud Ada Lovelace>`. */
const voice = /<v(?:\.[^\s<>]*)?\s([^<>]*)>/gi;
const tags = /<\/?(?:[bicsuv]|lang|ruby|rt|font|em|strong|strike|span)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi;

/**
 * The text of a cue as people read it: the known tags of WebVTT and SubRip are removed, `<v Ada>` becomes “Ada: ” on a
 * line of its own, and HTML's character references are decoded once. Anything else stays as written, and so do the
 * line breaks.
 */
export function plainCueText(text: string): string {
  const withoutTags = text
    .replace(overrides, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(voice, (_, name: string) =>
      name.trim() === '' ? '' : `\n${name.replace(/\s+/g, ' ').trim()}: `,
    )
    .replace(tags, '');
  const lines = decodeHTML(withoutTags).split('\n');
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
