import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';

type Part = 'there' | 'checked';

interface ProgressBarProps extends Record<Part, number> {
  /** What a share is called, with its number. */
  caption: (part: Part) => string;
}

const parts = ['there', 'checked'] as const;

/** Of a hundred texts: how many are there, and how many somebody has reviewed, as one bar with its legend. */
export function ProgressBar({ caption, ...shares }: ProgressBarProps) {
  return (
    <>
      <Box aria-hidden sx={bar}>
        {parts.map((part) => (
          <Box key={part} sx={[place, looks[part]]} style={{ width: `${shares[part]}%` }} />
        ))}
      </Box>
      <Box sx={legend}>
        {parts.map((part) => (
          <span key={part}>
            <Box component="span" aria-hidden sx={[swatch, looks[part]]} />
            {caption(part)}
          </span>
        ))}
      </Box>
    </>
  );
}

/** Outlined, because its tint alone is too near to the empty bar. */
const tinted = ({ palette: { primary } }: Theme) => ({
  bgcolor: alpha(primary.main, 0.3),
  boxShadow: `inset 0 0 0 1px ${primary.main}`,
});
const looks = { there: tinted, checked: { bgcolor: 'primary.main' } } as const;

const bar = {
  position: 'relative',
  height: 8,
  mb: 0.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
} as const;
const place = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' } as const;
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
const swatch = {
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 0.75,
  borderRadius: 0.5,
} as const;
