import { clampedTo } from '@/ui/clampedTo';
import { differenceLook } from '../figures/changeColours';

/** The style of a row's button, which narrows everything to the row. */
export const rowButton = {
  '& .only': {
    all: 'unset',
    display: 'inline-block',
    verticalAlign: 'middle',
    cursor: 'pointer',
    borderRadius: 0.5,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
} as const;

/** The styles of a table of plain elements, because a page can have hundreds of rows. */
export const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    px: { xs: 1, lg: 2 },
    py: 1,
    textAlign: 'start',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& thead .second': { display: 'block', typography: 'caption' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody .number': { whiteSpace: 'nowrap' },
  // The icon comes first, so that captions and numbers end at the same edge.
  '& .number .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& tr.total > *': { fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  '@media print': { '& th, & td': { py: 0.625 } },
  '& .name': { minWidth: { xs: '7.5rem', sm: '9rem' }, maxWidth: '28rem' },
  '& .name bdi': {
    ...clampedTo(3),
    overflowWrap: 'anywhere',
  },
  // Keyboard focus shows a long name in full.
  '& tr:focus-within > .name bdi': { WebkitLineClamp: 'none' },
  '& tr.room > td': { p: 0, border: 0 },
  '& .waiting': { color: 'text.secondary', height: 38 },
  ...rowButton,
  ...differenceLook,
} as const;

export const scroller = {
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media print': { overflow: 'visible' },
} as const;

/** Above this number, a table renders only its visible rows. */
export const maxPlainRows = 60;

/** A long table scrolls in itself. */
export const limited = { maxHeight: 'max(75vh, 24rem)', '@media print': { maxHeight: 'none' } } as const;

/** Fixed column widths for a long table, so that scrolling does not change them. */
export const longTable = (figures: number) =>
  ({
    tableLayout: 'fixed',
    minWidth: { xs: `${15 + figures * 7.5}rem`, sm: `${17 + figures * 9}rem` },
    '& th.number': { width: { xs: '7.5rem', sm: '9rem' } },
    '& th.wide': { width: { xs: '11.5rem', sm: '12.5rem' } },
  }) as const;
