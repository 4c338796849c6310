import Box from '@mui/material/Box';
import { markedParts } from './markedParts';

/** A text in which what was searched for stands out, by more than its colour. */
export function Marked({ text, q }: { text: string; q: string }) {
  return markedParts(text, q).map(({ part, start, isHit }) =>
    isHit ? (
      <Box
        key={start}
        component="mark"
        sx={{ color: 'inherit', bgcolor: 'action.selected', textDecoration: 'underline' }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
