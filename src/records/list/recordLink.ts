/** The look of a record's name that opens it, for the rows and cards of a list; the class is `record-link`. */
export const recordLink = {
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
