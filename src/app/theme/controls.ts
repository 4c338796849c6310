import type { Components, Theme } from '@mui/material/styles';
import { floating } from './fields';

/** Buttons, links and menu items: no capitals, no ripples, at least 40 px high. */
export const controls: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 40,
        padding: '6px 18px',
        // Visible in forced colours, which drop backgrounds.
        '&.MuiButton-contained': { border: '1px solid transparent' },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: 32, padding: '3px 12px', fontSize: '0.875rem' },
          },
          { props: { variant: 'text' }, style: { padding: '6px 12px' } },
        ],
      },
      outlined: ({ theme }) => ({
        '&.MuiButton-colorPrimary:not(.Mui-disabled)': {
          borderColor: theme.palette.outline,
          color: theme.palette.text.primary,
          '&:hover': { borderColor: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
        },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.palette.text.primary, borderRadius: theme.shape.borderRadius }),
    },
  },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => floating(theme),
    },
  },
  // Disabled items stay focusable, so that their reason can be read.
  MuiMenuList: { defaultProps: { disabledItemsFocusable: true } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingInline: theme.spacing(2),
        '&&': { minHeight: 40 },
        '&.Mui-selected': { color: theme.palette.primary.main },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiSwitch: {
    styleOverrides: {
      // 3:1 on every background, also when off (WCAG 2.2, 1.4.11).
      track: ({ theme }) => ({ opacity: 1, backgroundColor: theme.palette.outline }),
    },
  },
  MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        '& .MuiChip-deleteIcon': {
          color: theme.palette.text.secondary,
          '&:hover': { color: theme.palette.text.primary },
        },
      }),
    },
  },
};
