import type { Theme } from '@mui/material/styles';
import { clampedTo } from '@/ui/clampedTo';
import { framed } from '@/ui/page/framed';

/** Widths in rem. */
export const tickWidth = 2.75;
export const menuWidth = 2.25;

/** An opaque cell background that looks like a translucent colour of the theme. */
const tinted = (action: 'hover' | 'selected') => ({
  backgroundImage: ({ palette }: Theme) => `linear-gradient(${palette.action[action]} 0 0)`,
});

/** The look of a list's table. Rows are plain elements, so that the styles are made once and not for each cell. */
export const table = {
  tableLayout: 'fixed',
  // Without the weight of a class, so that a column's own `sx` outranks it.
  'td:where(& *)': {
    px: 1,
    py: 0,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th': {
    px: 1,
    py: 0,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    overflow: 'hidden',
    // Two lines of a label fit the lowest row.
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    bgcolor: 'background.paper',
  },
  '& th.MuiTableCell-paddingCheckbox': { overflow: 'visible' },
  '& th.MuiTableCell-paddingCheckbox, & td.tick': { pl: 0.75, pr: 0 },
  // Stays visible when the table scrolls sideways: above the content scrolling below it, in the colour of its row.
  '& .row-menu': {
    px: 0.25,
    overflow: 'hidden',
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
    boxShadow: '-8px 0 8px -8px rgb(0 0 0 / 18%)',
  },
  '& th.row-menu': { zIndex: 2 },
  '& tr.opens': { cursor: 'pointer' },
  '& tr.opens:hover': { bgcolor: 'action.hover' },
  '& tr.opens:hover > td.row-menu': tinted('hover'),
  '& tr.selected, & tr.selected:hover': { bgcolor: 'action.selected' },
  '& tr.selected > td.row-menu, & tr.selected:hover > td.row-menu': tinted('selected'),
  // Leaves room for the focus ring of elements inside.
  '& .one-line, & .two-lines': { px: 0.5, mx: -0.5 },
  '& .one-line': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    py: 0.5,
    my: -0.5,
  },
  // For names. Both lines fit the lowest row.
  '& .two-lines': {
    ...clampedTo(2),
    lineHeight: 1.25,
    py: 0.25,
    '& a:focus-visible': { outlineOffset: 0 },
    overflowWrap: 'anywhere',
  },
  // Keeps elements focused by keyboard out from under the head.
  '& tbody :is(a, button, input, [tabindex])': { scrollMarginTop: '112px' },
} as const;
/** The table's own frame, which scrolls where the table is wider. */
export const region = {
  // What is hidden in its cells for screen readers scrolls with them instead of widening the page.
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--toolbar-offset) - 6rem)',
  minHeight: '12rem',
  ...framed,
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody tr:last-of-type > td:last-of-type': { borderBottomRightRadius: 5 },
} as const;

/**
 * A table that fits scrolls with the page, its head below the toolbar; a wider one scrolls in its own region with the
 * head at its top.
 */
export function stickyHead(narrowest: number) {
  return {
    [`@container (min-width: ${narrowest}rem)`]: {
      overflow: 'visible',
      maxHeight: 'none',
      minHeight: 0,
      '&& th': { top: 'calc(var(--toolbar-offset) - 1px)' },
      // Each sticky cell costs a layer in every frame.
      '&& td.row-menu': { position: 'static' },
      '&& .row-menu': { boxShadow: 'none' },
      '& th:first-of-type': { borderTopLeftRadius: 6 },
      '& th:last-of-type': { borderTopRightRadius: 6 },
    },
  };
}
