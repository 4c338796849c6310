import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** So many pairs of words are compared at most; longer texts are shown without marks. */
const maxPairs = 1_000_000;

/** Which words of a text the other one does not have, in their order: all but those of the longest common subsequence. */
function ownWords(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const width = others.length + 1;
  const lengths = new Uint32Array((words.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const own = new Set<number>();
  let [row, column] = [0, 0];
  while (row < words.length) {
    if (words[row] === others[column]) {
      row += 1;
      column += 1;
    } else if (column < others.length && at(row, column + 1) >= at(row + 1, column)) {
      column += 1;
    } else {
      own.add(row);
      row += 1;
    }
  }
  return own;
}

/** The words in runs: each is marked as a whole or not at all. */
function runsOf(words: readonly string[], own: ReadonlySet<number>) {
  const runs: { isOwn: boolean; text: string }[] = [];
  for (const [index, word] of words.entries()) {
    const isOwn = own.has(index);
    const last = runs.at(-1);
    if (last?.isOwn === isOwn) last.text += word;
    else runs.push({ isOwn, text: word });
  }
  return runs;
}

/** A text that marks the words which another version of it does not have; without marks if they have no word in common. */
export function MarkedWords({ text, other }: { text: string; other: string }) {
  const [words, others] = [text, other].map((each) => each.split(/(?<=\s)/)) as [string[], string[]];
  if (words.length * others.length > maxPairs) return text;
  const own = ownWords(words, others);
  if (own.size === words.length) return text;
  return runsOf(words, own).map((run, index) => {
    if (!run.isOwn) return run.text;
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
