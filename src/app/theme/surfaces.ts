import type { Components, Theme } from '@mui/material/styles';
import { handsetWidth } from '@/ui/handsetWidth';
import { scrollEdges } from './controls';
import { marks } from './marks';
import { recordLinks } from './recordLinks';
import { rowControls } from './rowControls';

const hairline = (theme: Omit<Theme, 'components'>) => `1px solid ${theme.palette.divider}`;

/** By these animations MUI's inputs notice that the browser has filled them in. Once, and not in a style element per input. */
const autoFillEvents = {
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
};

/** Surfaces have hairlines instead of shadows; only dialogs and menus cast one. */
export const surfaces: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 72, scrollPaddingBottom: 88 },
      body: { overflowWrap: 'break-word', fontVariantNumeric: 'lining-nums' },
      // The application's own texts; never names and addresses, where a hyphen would look like part of the text.
      ':where(label, legend, th, dt, button, [role=tab], [role=menuitem])': {
        hyphens: 'auto',
        hyphenateLimitChars: '12 5 5',
      },
      ':where(bdi, code)': { hyphens: 'manual' },
      '::selection': {
        backgroundColor: theme.palette.primary.main,
        color: theme.palette.primary.contrastText,
      },
      ':where(a, summary, [tabindex]):focus-visible': {
        outline: `2px solid ${theme.palette.primary.main}`,
        outlineOffset: 2,
      },
      'main:focus-visible': { outline: 'none' },
      ...recordLinks(theme),
      ...rowControls(theme),
      ...marks(theme),
      ...autoFillEvents,
      ...scrollEdges,
    }),
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.palette.divider }) },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.default,
        borderBottom: hairline(theme),
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.palette.background.default, border: 0 }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(21 20 18 / 0.45)' } },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: hairline(theme),
        borderRadius: 10,
        boxShadow: '0 16px 48px rgb(0 0 0 / 0.2)',
        margin: theme.spacing(2),
      }),
      paperFullScreen: { margin: 0, border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(3, 3, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.palette.text.primary }) },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1, 3, 3),
        flexWrap: 'wrap',
        gap: theme.spacing(1.5),
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // Buttons share a line if they fit, and otherwise take the dialog's full width.
        [`@media ${handsetWidth}`]: { flexWrap: 'wrap-reverse', '& > .MuiButton-root': { flex: '1 1 auto' } },
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
        padding: theme.spacing(0.75, 1.25),
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.text.primary,
        color: theme.palette.background.paper,
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: hairline(theme), fontVariantNumeric: 'tabular-nums' }),
      head: ({ theme }) => ({
        ...theme.typography.subtitle2,
        color: theme.palette.text.secondary,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      // MUI's tint of a hovered selected row is too strong for readable links.
      root: ({ theme }) => ({ '&.Mui-selected:hover': { backgroundColor: theme.palette.action.selected } }),
    },
  },
};
