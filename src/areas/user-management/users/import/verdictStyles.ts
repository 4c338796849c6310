import { visuallyHidden } from '../../../../ui/focus/visuallyHidden';

/** The columns of the table of rows, by the last part of their captions' keys. */
export const titles = ['line', 'email', 'name', 'verdict'] as const;

/** A box of its own height that scrolls. */
export const scroller = {
  maxHeight: 'min(60vh, 32rem)',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

/** Four columns; in a narrow window address, name and verdict stand below one another. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '3.5rem minmax(0, 1fr)', md: '4rem 5fr 4fr 6fr' },
  columnGap: 2,
  px: 2,
  '& > :not(:first-of-type)': { gridColumn: { xs: 2, md: 'auto' } },
} as const;

/** The captions stay in sight while the rows scroll. */
export const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'subtitle2',
  color: 'text.secondary',
} as const;

/** Where the cells stand below one another, captions above them say nothing to those who see. */
export const headWhereStacked = { '@media (max-width: 899.98px)': visuallyHidden } as const;

/** The line above the first row is that below the captions. */
export const body = { position: 'relative', mt: '-1px' } as const;

export const row = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

export const cell = { minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' } as const;
