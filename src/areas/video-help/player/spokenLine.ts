/** A transcript line, as a button. */
export const spokenLine = {
  width: '100%',
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  typography: 'body2',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** The frame of the lines, also while they load. */
export const transcriptFrame = {
  position: 'relative',
  height: 'min(20rem, 45vh)',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& ol': { m: 0, p: 0, listStyle: 'none' },
  // The browser skips lines that are not visible.
  '& li': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 2.75rem' },
  '& li[data-index]': { display: 'flex' },
  '& [data-correct]': {
    ...spokenLine,
    flexShrink: 0,
    width: '2.75rem',
    color: 'text.secondary',
    textAlign: 'center',
  },
  '& li > button:first-of-type': {
    ...spokenLine,
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: 1,
    px: 1.5,
    py: 1,
    borderInlineStart: 4,
    borderColor: 'transparent',
    '&[aria-current]': { borderColor: 'primary.main', bgcolor: 'action.selected', fontWeight: 600 },
  },
  '& bdi': { whiteSpace: 'pre-line' },
  '& button > span:first-of-type': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
