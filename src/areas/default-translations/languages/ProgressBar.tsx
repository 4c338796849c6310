import Box from '@mui/material/Box';

interface ProgressBarProps {
  /** How many of a hundred texts are there. */
  there: number;
  /** How many of a hundred somebody has reviewed. */
  checked: number;
}

/** Shows two shares as one bar; the text beside it says the same, so it is nothing to a screen reader. */
export function ProgressBar({ there, checked }: ProgressBarProps) {
  return (
    <Box aria-hidden sx={bar}>
      <Box sx={{ ...part, bgcolor: 'primary.main', opacity: 0.45 }} style={{ width: `${there}%` }} />
      <Box sx={{ ...part, bgcolor: 'primary.main' }} style={{ width: `${checked}%` }} />
    </Box>
  );
}

const bar = {
  position: 'relative',
  height: 8,
  mb: 0.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
} as const;

const part = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } as const;
