/** A part of two versions of a text: in both, only in the former one, or only in the later one. */
interface WordPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** So many pairs of words are compared at most; longer texts are replaced as a whole. */
const maxPairs = 1_000_000;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): readonly string[] => [...words.segment(text)].map(({ segment }) => segment);

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * How a text became another one, word by word: both versions are the parts in order, the former one without the added
 * parts, the later one without the removed ones. Without a common word the text is replaced as a whole.
 */
export function diffWords(before: string, after: string): readonly WordPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [oldWords, newWords] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(oldWords.length, newWords.length);
  let start = 0;
  while (start < shorter && oldWords[start] === newWords[start]) start += 1;
  let end = 0;
  while (end < shorter - start && oldWords.at(-1 - end) === newWords.at(-1 - end)) end += 1;
  const inner = compare(
    oldWords.slice(start, oldWords.length - end),
    newWords.slice(start, newWords.length - end),
  );
  const same = (text: string): WordPart => ({ kind: 'same', text });
  const parts = joined([
    same(oldWords.slice(0, start).join('')),
    ...inner,
    same(end === 0 ? '' : oldWords.slice(-end).join('')),
  ]);
  const isReplaced = !parts.some(({ kind, text }) => kind === 'same' && hasWord(text));
  return isReplaced ? change(before, after) : parts;
}

function change(removed: string, added: string): WordPart[] {
  const parts: WordPart[] = [
    { kind: 'removed', text: removed },
    { kind: 'added', text: added },
  ];
  return parts.filter(({ text }) => text !== '');
}

/** Compares words by their longest common subsequence. */
function compare(oldWords: readonly string[], newWords: readonly string[]): WordPart[] {
  if (oldWords.length * newWords.length > maxPairs) return change(oldWords.join(''), newWords.join(''));
  const width = newWords.length + 1;
  const lengths = new Uint32Array((oldWords.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = oldWords.length - 1; row >= 0; row -= 1) {
    for (let column = newWords.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        oldWords[row] === newWords[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const parts: WordPart[] = [];
  let [row, column] = [0, 0];
  while (row < oldWords.length || column < newWords.length) {
    const [oldWord, newWord] = [oldWords[row], newWords[column]];
    if (oldWord !== undefined && oldWord === newWord) {
      parts.push({ kind: 'same', text: oldWord });
      row += 1;
      column += 1;
    } else if (oldWord !== undefined && lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      parts.push({ kind: 'removed', text: oldWord });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: newWord ?? '' });
      column += 1;
    }
  }
  return parts;
}

/**
 * Joins neighbours: each change has its removed words before its added ones. Spaces and punctuation marks between two changes belong to
 * them, because single marked words are hard to read.
 */
function joined(parts: readonly WordPart[]): WordPart[] {
  const result: WordPart[] = [];
  let [removed, added, between] = ['', '', ''];
  const flush = () => {
    result.push(...change(removed, added));
    if (between !== '') result.push({ kind: 'same', text: between });
    [removed, added, between] = ['', '', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'same') between += text;
    else {
      if (between !== '' && (hasWord(between) || removed + added === '')) flush();
      removed += between;
      added += between;
      between = '';
      if (kind === 'removed') removed += text;
      else added += text;
    }
  }
  flush();
  return result;
}
