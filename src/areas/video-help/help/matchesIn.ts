/** Without case and diacritics; any space is like any other. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s/g, ' ');

/** Where a text has a term, as first and last index (exclusive), without case and diacritics. */
export function matchesIn(text: string, term: string): (readonly [start: number, end: number])[] {
  const wanted = fold(term.trim());
  if (wanted === '') return [];
  let folded = '';
  /** The index in the text of each letter of `folded`. */
  const origins: number[] = [];
  let at = 0;
  for (const letter of text) {
    const base = fold(letter);
    for (let index = 0; index < base.length; index += 1) origins.push(at);
    folded += base;
    at += letter.length;
  }
  const matches: [number, number][] = [];
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    matches.push([origins[from] ?? 0, origins[from + wanted.length] ?? text.length]);
  }
  return matches;
}
