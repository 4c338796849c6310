import type { SxProps, Theme } from '@mui/material/styles';

/** Pixels of the column with the permissions, on a handset and elsewhere, and of the head. */
const [narrowColumn, firstColumn, headHeight] = [172, 320, 112];

/**
 * The room for the matrix: what the page has left, at least 24rem. The matrix itself is as high as its rows, up to that
 * room (Firefox ignores `max-height: max-content`).
 */
export const matrixRoom = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 24rem',
  minHeight: 0,
  marginBottom: '20px',
} as const;

/** The styles of the matrix: one set of rules on the region, so that thousands of cells carry none of their own. */
export const matrixStyles: SxProps<Theme> = (theme) => ({
  '--first-column': `${firstColumn}px`,
  alignSelf: 'flex-start',
  [theme.breakpoints.down('sm')]: { '--first-column': `${narrowColumn}px`, alignSelf: 'stretch' },
  maxWidth: '100%',
  minHeight: 0,
  overflow: 'auto',
  contain: 'layout paint',
  // Keeps the focused cell clear of the head and the first column.
  scrollPadding: `${headHeight}px 8px 8px var(--first-column)`,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    padding: 0,
    borderBottom: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.paper,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& th': { ...theme.typography.subtitle2, color: theme.palette.text.primary, position: 'sticky', zIndex: 1 },
  '& thead th': { top: 0, zIndex: 2, minWidth: '84px', verticalAlign: 'bottom', textAlign: 'center' },
  '& thead th > span': {
    display: 'block',
    maxWidth: '144px',
    margin: 'auto',
    padding: '12px 4px 0',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    fontSize: '0.8125rem',
  },
  '& tbody th, & thead th:first-of-type': {
    left: 0,
    width: 'var(--first-column)',
    minWidth: 'var(--first-column)',
    maxWidth: 'var(--first-column)',
    textAlign: 'start',
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
  '& thead th:first-of-type': { zIndex: 3, padding: '14px 16px', color: theme.palette.text.secondary },
  '& tbody th > div': { display: 'flex', alignItems: 'center', paddingInlineEnd: '12px' },
  '& tbody th label': {
    flexShrink: 0,
    width: '52px',
    [theme.breakpoints.down('sm')]: { width: '44px' },
  },
  '& tbody th div > span': {
    flexGrow: 1,
    // A mark is beside the name and its key, so that rows are equally high.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    paddingBlock: '2px',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    minWidth: 0,
    lineHeight: 1.25,
  },
  '& tbody th .mark': {
    gridColumn: 2,
    gridRow: '1 / 3',
    placeSelf: 'center end',
    [theme.breakpoints.down('sm')]: { gridColumn: 1, gridRow: 'auto', placeSelf: 'start' },
  },
  '& tbody th small': { gridColumn: 1 },
  // Without a checkbox before it, the caption is aligned with the head.
  '& tbody th div > span:only-child': { paddingInlineStart: '16px' },
  '& code': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
  '& td': { position: 'relative' },
  '& label': { display: 'grid', placeItems: 'center', minHeight: 'var(--row-height)', cursor: 'pointer' },
  '& tbody tr:hover > *': { backgroundImage: `linear-gradient(${theme.palette.action.hover} 0 0)` },
  // Opaque, because a sticky cell lets nothing through.
  '& td[data-changed]': {
    backgroundColor: `color-mix(in srgb, ${theme.palette.primary.main} 10%, ${theme.palette.background.paper})`,
  },
  '& td[data-changed]::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    borderBlockStart: `10px solid ${theme.palette.primary.main}`,
    borderInlineStart: '10px solid transparent',
    pointerEvents: 'none',
  },
  '& input': checkbox(theme),
  ...setAll(theme),
});

/**
 * The checkboxes that set a row or a column are tools and no data: they are not filled, and appear where a pointer is, or
 * while the keyboard is used in the table. Touch has no pointer to show them.
 */
function setAll(theme: Theme) {
  return {
    '& th input:is(:checked, :indeterminate)': {
      backgroundColor: 'transparent',
      borderColor: theme.palette.outline,
      color: theme.palette.text.secondary,
    },
    '@media (hover: hover)': {
      '& th input': { opacity: 0 },
      '& :is(thead:hover, tbody tr:hover, table:has(:focus-visible)) th input': { opacity: 1 },
    },
  };
}

function checkbox(theme: Theme) {
  return {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    margin: 0,
    border: `2px solid ${theme.palette.outline}`,
    borderRadius: '4px',
    color: theme.palette.primary.contrastText,
    cursor: 'pointer',
    '&:checked, &:indeterminate': {
      backgroundColor: theme.palette.primary.main,
      borderColor: theme.palette.primary.main,
    },
    '&::before': {
      content: '""',
      width: '14px',
      height: '14px',
      backgroundColor: 'transparent',
      clipPath: tick,
    },
    '&:checked::before': { backgroundColor: 'currentColor' },
    '&:indeterminate::before': { backgroundColor: 'currentColor', clipPath: bar },
    '&[aria-disabled]': { cursor: 'not-allowed', borderStyle: 'dashed' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: '3px' },
    // The system's own look shows the state where it replaces colours.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before': { display: 'none' } },
  };
}

const tick = 'polygon(12% 50%, 24% 38%, 41% 55%, 77% 18%, 89% 30%, 41% 79%)';
const bar = 'inset(42% 12% 42% 12%)';
