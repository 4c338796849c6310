import Box from '@mui/material/Box';
import { matchesIn } from './matchesIn';

/** A text in which the words searched for are marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  const matches = matchesIn(text, term);
  return (
    <bdi>
      {matches.map(([start, end], index) => (
        <span key={start}>
          {text.slice(matches[index - 1]?.[1] ?? 0, start)}
          <Box component="mark" sx={look}>
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(matches.at(-1)?.[1] ?? 0)}
    </bdi>
  );
}

const look = { bgcolor: 'action.selected', color: 'inherit', fontWeight: 700, borderRadius: 0.5 } as const;
