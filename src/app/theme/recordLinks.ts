import type { Theme } from '@mui/material/styles';

/** Links in lists and tables, which are calm: the name of a record in ink, and other links with a quiet line. */
export function recordLinks(theme: Omit<Theme, 'components'>) {
  const pointedAt = { color: theme.palette.primary.main, textDecoration: 'underline' };
  return {
    '.record-link': {
      color: theme.palette.text.primary,
      fontWeight: 600,
      textDecoration: 'none',
      textUnderlineOffset: '0.2em',
    },
    ':is([data-row]:hover .record-link, .record-link:is(:hover, :focus-visible))': pointedAt,
    'td .MuiLink-root': { color: theme.palette.text.primary, textDecorationColor: theme.palette.divider },
    'td .MuiLink-root:is(:hover, :focus-visible)': {
      color: theme.palette.primary.main,
      textDecorationColor: 'currentcolor',
    },
  };
}
