const nonAscii = /[^\0-\x7f]/g;
// Letters whose base is not part of their Unicode decomposition.
const baseLetters = new Map([
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['æ', 'ae'],
]);

/** A letter without diacritics, cached because a query folds 100,000 texts of few different letters. */
function foldLetter(letter: string): string {
  let base = baseLetters.get(letter);
  if (base === undefined) {
    base = letter.normalize('NFD').replace(/\p{M}/gu, '');
    baseLetters.set(letter, base);
  }
  return base;
}

/** A text without case and diacritics, like a typical database collation. */
export function fold(text: string): string {
  return text.toLowerCase().replace(nonAscii, foldLetter);
}
