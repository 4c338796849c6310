import type { Theme } from '@mui/material/styles';
import { changeColours } from '../figures/changeColours';

/** The styles of the list of tiles, whose tiles are plain elements. */
export const tileList = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(172px, 1fr))' },
  gap: { xs: 1, sm: 2 },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 },
  '@media print and (orientation: landscape)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    position: 'relative',
    // Aligns name, figure, change and sparkline in all tiles of a row.
    display: 'grid',
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    minWidth: 0,
    p: { xs: 1.5, sm: 2 },
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    breakInside: 'avoid',
  },
  '& > li.chosen': {
    borderColor: 'primary.main',
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 0.5 },
  '& .name': { flex: 1, minWidth: 0, m: 0, typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' },
  // The whole tile is clickable.
  '& button[aria-pressed]': {
    all: 'unset',
    flex: 1,
    minWidth: 0,
    typography: 'body2',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& .figure': {
    typography: 'h2',
    m: 0,
    my: 0.5,
    minHeight: '1lh',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .change': { typography: 'body2', m: 0, mb: 1, minHeight: '1lh' },
  '& .missing': { display: 'block', color: 'warning.main' },
  '& .course': { minHeight: 24, mt: 'auto', color: 'text.secondary' },
  '& .course > svg': { height: 24 },
  '& .course > p': { typography: 'body2', m: 0 },
  ...changeColours,
} as const;
