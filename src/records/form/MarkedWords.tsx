import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** So many pairs of words are compared at most; longer texts are shown without marks. */
const maxPairs = 1_000_000;

/** Which words of a text the other one does not have, in their order: all but those of the longest common subsequence. */
function uniqueWords(words: readonly string[], otherWords: readonly string[]): ReadonlySet<number> {
  const width = otherWords.length + 1;
  const lengths = new Uint32Array((words.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = otherWords.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        words[row] === otherWords[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const uniqueIndexes = new Set<number>();
  let [row, column] = [0, 0];
  while (row < words.length) {
    if (words[row] === otherWords[column]) {
      row += 1;
      column += 1;
    } else if (column < otherWords.length && lengthAt(row, column + 1) >= lengthAt(row + 1, column)) {
      column += 1;
    } else {
      uniqueIndexes.add(row);
      row += 1;
    }
  }
  return uniqueIndexes;
}

/** The words in runs: each is marked as a whole or not at all. */
function runsOf(words: readonly string[], uniqueIndexes: ReadonlySet<number>) {
  const runs: { isUnique: boolean; text: string }[] = [];
  for (const [index, word] of words.entries()) {
    const isUnique = uniqueIndexes.has(index);
    const last = runs.at(-1);
    if (last?.isUnique === isUnique) last.text += word;
    else runs.push({ isUnique, text: word });
  }
  return runs;
}

/** A text that marks the words which another version of it does not have; without marks if they have no word in common. */
export function MarkedWords({ text, counterpart }: { text: string; counterpart: string }) {
  const [words, otherWords] = [text, counterpart].map((each) => each.split(/(?<=\s)/)) as [
    string[],
    string[],
  ];
  if (words.length * otherWords.length > maxPairs) return text;
  const uniqueIndexes = uniqueWords(words, otherWords);
  if (uniqueIndexes.size === words.length) return text;
  return runsOf(words, uniqueIndexes).map((run, index) => {
    if (!run.isUnique) return run.text;
    const marked = run.text.trimEnd();
    return (
      // Runs have no other identity than their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered as a whole
      <Fragment key={index}>
        <Box component="mark" sx={look}>
          {marked}
        </Box>
        {run.text.slice(marked.length)}
      </Fragment>
    );
  });
}

const look = { bgcolor: 'action.selected', color: 'inherit', fontWeight: 600 } as const;
