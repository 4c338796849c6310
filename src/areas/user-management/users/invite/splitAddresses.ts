/** What parts addresses for sure: commas and semicolons of all scripts, tabs and the ends of lines. */
const hardSeparator = /[,;，；、،؛\t\n\v\f\r\u0085\u2028\u2029]+/;
const space = /[\s\u200b\u2060]+/;
/** A name in quotes before an address in angle brackets may contain separators. */
const quotedName = /"[^"\n\r]*"\s*(?=<[^<>]*>)/g;

/**
 * The addresses of a text that somebody has typed or pasted: a list from a mail program, a column of a table, words
 * parted by spaces. Of `Name <a@b>` the address remains. What is no address stays as it is, because it may be one
 * with a slip: words without an `@` that stand together are one entry.
 */
export function splitAddresses(text: string): string[] {
  return text.replace(quotedName, '').split(hardSeparator).flatMap(piecesOf);
}

/** Whether a text that is still being typed ends an address, so that it can be taken. */
export function endsAddress(text: string): boolean {
  return hardSeparator.test(text) || /@[^\s<>@]*[\s\u200b\u2060]|<[^<>@]*@[^<>@]*>/.test(text);
}

function piecesOf(piece: string): string[] {
  const entries: string[] = [];
  let end = 0;
  for (const match of piece.matchAll(/<([^<>]*)>/g)) {
    // The name before the brackets is of no use; an address that stands there is.
    entries.push(...wordsOf(piece.slice(end, match.index)).filter((word) => word.includes('@')));
    entries.push(...wordsOf(match[1] ?? ''));
    end = match.index + match[0].length;
  }
  return [...entries, ...wordsOf(piece.slice(end))];
}

function wordsOf(piece: string): string[] {
  const entries: string[] = [];
  let names: string[] = [];
  for (const word of piece.split(space).map(withoutScheme)) {
    if (word === '') continue;
    if (!word.includes('@')) {
      names.push(word);
      continue;
    }
    if (names.length > 0) entries.push(names.join(' '));
    entries.push(word);
    names = [];
  }
  return names.length > 0 ? [...entries, names.join(' ')] : entries;
}

function withoutScheme(word: string): string {
  return word.replace(/^mailto:/i, '');
}
