import type { Theme } from '@mui/material/styles';

/**
 * The checkbox and the menu button of a list's rows: the browser's own elements that look like MUI's, because a hundred
 * of MUI's are noticed.
 */
export const rowControls = (theme: Omit<Theme, 'components'>) => ({
  '.row-tick': {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    margin: 0,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
    '&::before, &::after': { content: '""', gridArea: '1 / 1', width: 18, height: 18 },
    '&::before': { border: `2px solid ${theme.palette.outline}`, borderRadius: 3 },
    '&:is(:checked, :indeterminate)::before': {
      backgroundColor: theme.palette.primary.main,
      borderColor: theme.palette.primary.main,
    },
    '&:is(:checked, :indeterminate)::after': {
      backgroundColor: theme.palette.primary.contrastText,
      clipPath: 'polygon(20% 46%, 12% 54%, 41% 82%, 90% 32%, 82% 24%, 41% 66%)',
    },
    '&:indeterminate::after': { clipPath: 'inset(44% 20% 44% 20%)' },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '@media (forced-colors: active)': {
      '&&&': { appearance: 'auto', width: 18, height: 18, margin: '7px' },
      '&::before, &::after': { content: 'none' },
    },
  },
  '.row-menu-button': {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: 'transparent',
    color: theme.palette.text.primary,
    cursor: 'pointer',
    '& svg': { width: 20, height: 20, fill: 'currentcolor' },
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:disabled': { color: theme.palette.action.disabled, cursor: 'default' },
  },
  ':where(.row-tick, .row-menu-button):focus-visible': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 0,
  },
});
