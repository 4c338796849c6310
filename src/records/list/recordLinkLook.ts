/** The look of each `RecordLink` in a list of rows or cards. */
export const recordLinkLook = {
  '& .record-link': {
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    textUnderlineOffset: '0.2em',
  },
  '& :is([data-row]:hover .record-link, .record-link:focus-visible)': {
    color: 'primary.main',
    textDecoration: 'underline',
  },
} as const;
