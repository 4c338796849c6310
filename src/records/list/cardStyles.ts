/** The look of a list's cards. They are plain elements, so that the styles are made once and not for each card. */
export const cards = {
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 0.5, px: 1.5, py: 1 },
  '& .card': { flexGrow: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' },
  // Large enough for a thumb.
  '& .row-tick, & .row-menu-button': { width: 42, height: 42 },
  '& .marks': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.5,
    my: 0.75,
    typography: 'body2',
  },
  '& .facts': { typography: 'body2' },
  '& div.facts': { color: 'text.secondary', '& > div': { mt: 0.25 } },
  '& dl.facts': {
    m: 0,
    mt: 0.5,
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) 1fr',
    columnGap: 1.5,
    rowGap: 0.25,
    '& dt': { color: 'text.secondary' },
    '& dd': { m: 0, minWidth: 0 },
    // A cell that renders nothing for this record.
    '& dt:has(+ dd > bdi:empty), & dd:has(> bdi:empty)': { display: 'none' },
  },
} as const;
