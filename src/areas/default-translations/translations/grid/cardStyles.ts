/** Of a card, in CSS pixels: key, two lines of English, two of the translation. */
export const cardHeight = 132;

/** The list of cards; the whole card is a button, but for its box to select it. */
export const cardStyles = {
  position: 'relative',
  flex: 'none',
  m: 0,
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  listStyle: 'none',
  overflow: 'hidden',
  '& li': {
    ...{ position: 'absolute', insetInline: 0, height: cardHeight, boxSizing: 'border-box', p: 1 },
    ...{ display: 'flex', alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider' },
  },
  '& li > div': { minWidth: 0, flexGrow: 1, pt: 1 },
  '& li button': {
    ...{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', color: 'inherit' },
    ...{ textAlign: 'start', font: '0.8125rem ui-monospace, monospace', overflowWrap: 'anywhere' },
    '&::after': { content: '""', position: 'absolute', inset: 0, insetInlineStart: 56 },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& p': {
    ...{ m: 0, mt: 0.5, typography: 'body2', lineHeight: 1.35, color: 'text.secondary' },
    ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2' },
    ...{ overflow: 'hidden', overflowWrap: 'anywhere' },
  },
  '& p[data-main]': { color: 'text.primary' },
  '& svg': { width: 16, height: 16, mr: 0.5, verticalAlign: 'text-bottom', fill: 'currentcolor' },
  '& [data-mark=unsaved]': { color: 'primary.main' },
  '& [data-mark=reviewed]': { color: 'success.main' },
  '& [data-mark=outdated], & [data-mark=warning]': { color: 'warning.main' },
  '& [data-mark=error]': { color: 'error.main' },
} as const;
