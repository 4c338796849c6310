import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { diffWords } from '../values/diffWords';

/** A text that marks the words which another version of it does not have; without marks if they have no word in common. */
export function MarkedWords({ text, counterpart }: { text: string; counterpart: string }) {
  const parts = diffWords(counterpart, text);
  if (!parts.some(({ kind }) => kind === 'same')) return text;
  return parts.map((part, index) => {
    if (part.kind === 'removed') return null;
    if (part.kind === 'same') return part.text;
    const marked = part.text.trim();
    const start = part.text.indexOf(marked);
    return (
      // Parts have no other identity than their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: a changed text is rendered as a whole
      <Fragment key={index}>
        {part.text.slice(0, start)}
        <Box component="mark" sx={look}>
          {marked}
        </Box>
        {part.text.slice(start + marked.length)}
      </Fragment>
    );
  });
}

const look = { bgcolor: 'action.selected', color: 'inherit', fontWeight: 600 } as const;
