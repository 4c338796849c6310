import Box from '@mui/material/Box';

/** So many pairs of words are compared at most; longer texts are shown without marks. */
const mostPairs = 1_000_000;

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

/** A text in which the words are marked that another version of it does not have. */
export function MarkedWords({ text, other }: { text: string; other: string }) {
  const [words, others] = [text, other].map((each) => each.split(/(?<=\s)/)) as [string[], string[]];
  if (words.length * others.length > mostPairs) return text;
  const own = ownWords(words, others);
  return words.map((word, index) =>
    own.has(index) ? (
      // Words have no other identity than their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered anew as a whole
      <Box component="mark" key={index} sx={marked}>
        {word}
      </Box>
    ) : (
      word
    ),
  );
}

const marked = { bgcolor: 'action.selected', color: 'inherit', fontWeight: 600 } as const;
