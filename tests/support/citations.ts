import { parseSync } from 'vite';

/** A place in a text that sends the reader elsewhere, and where it leads: `S4.2`, `R5`, `T140`, `M2`, `docs/api.md#records`. */
interface Citation {
  readonly line: number;
  readonly target: string;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * What of a file is written for people, at its place: the comments of a script, a page without its blocks of code, the
 * whole of any other file. Signs that begin the lines of a comment are blanks: a citation may go on in the next line.
 * @throws Error when a script is no TypeScript
 */
export function proseOf(file: string, source: string): string {
  if (file.endsWith('.md')) return source.replace(/^```[\s\S]*?^```/gm, blank);
  if (!/\.tsx?$/.test(file)) return source;
  const { comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  let prose = '';
  for (const { start, end } of comments) {
    const comment = source.slice(start, end).replace(/^\s*(\/\*\*?|\/\/|\*(?!\/))/gm, blank);
    prose += blank(source.slice(prose.length, start)) + comment;
  }
  return prose;
}

const list = String.raw`\d+(?:\.\d+)*(?:(?:\s*,\s*|\s*,?\s+and\s+)\d+(?:\.\d+)*)*`;
/** A standard with its own number stands before what is its own section: `RFC 6749, sections 4.3 and 5`. */
const sections = new RegExp(String.raw`(\b[A-Z]{3,}\s+\d[\d.]*,?\s+)?\bsections?\s+(${list})`, 'gi');
const numbers = /\b(?:S\d+(?:\.\d+)*|R\d+|M\d+|T\d{3})\b/g;
/** Forms of documents that the project does not have. */
const strangers = /\bD-\d+\b|\bissue\s+#?\d+/gi;
const paths =
  /(?<![\w./-])(?:docs|src|tests|scripts|vite|deploy|public)(?:\/[\w.-]+)*\/[\w-]+(?:\.[\w-]+)*\.(?:md|yaml|tsx?|json|conf)(?:#[\w-]+)?/g;

/** The citations of a text. Sections of other standards are none. */
export function citationsIn(text: string): Citation[] {
  const found = [...text.matchAll(sections)].flatMap(({ index, 1: standard, 2: cited = '' }) =>
    standard === undefined
      ? [...cited.matchAll(/[\d.]*\d/g)].map(([number]) => ({ index, target: `S${number}` }))
      : [],
  );
  for (const pattern of [numbers, strangers, paths])
    for (const { index, 0: target } of text.matchAll(pattern)) found.push({ index, target });
  return found
    .sort((a, b) => a.index - b.index)
    .map(({ index, target }) => ({ line: lineOf(text, index), target }));
}

/** The links of a page within itself or to other files here, as it writes them. */
export function linksIn(page: string): Citation[] {
  return [...page.matchAll(/\]\((?!https?:)([^)\s]+)[^)]*\)/g)].map(({ index, 1: target = '' }) => ({
    line: lineOf(page, index),
    target,
  }));
}

/** The headings of a page, in order. */
export function headingsOf(page: string): string[] {
  return [...proseOf('.md', page).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
}

/** The anchors that the headings of a page have, as GitHub makes them. */
export function anchorsOf(page: string): Set<string> {
  const seen = new Map<string, number>();
  return new Set(
    headingsOf(page).map((heading) => {
      const anchor = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    }),
  );
}
