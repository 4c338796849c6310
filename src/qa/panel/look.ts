import { createTheme } from '@mui/material/styles';

/** Above everything of the application: dialogs, menus, toasts. */
export const buttonLayer = 2100;
const panelLayer = 2200;

const ground = '#0e1620';
const surface = '#16212e';
const ink = '#e8f0f6';

/** Dark and cold in each theme, so that nobody takes the panel for a part of the application. */
export const look = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#63d5ea', contrastText: ground },
    error: { main: '#ff9a8f' },
    warning: { main: '#f3c05f' },
    success: { main: '#7fdba6' },
    background: { default: ground, paper: surface },
    text: { primary: ink, secondary: '#a9bac9' },
    divider: '#2c3c4d',
  },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif',
    fontSize: 14,
    h1: { fontSize: '1.0625rem', fontWeight: 700, letterSpacing: '0.01em' },
    h2: { fontSize: '0.9375rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 4 },
  zIndex: { drawer: panelLayer, modal: panelLayer },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { variant: 'outlined', size: 'small' },
      styleOverrides: {
        root: { minHeight: 32, '&.Mui-focusVisible': { outline: '2px solid #63d5ea', outlineOffset: 2 } },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid #63d5ea' } } },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 44,
          paddingInline: 8,
          '&.Mui-focusVisible': { outline: '2px solid #63d5ea', outlineOffset: -2 },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: '#6d8194' } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});

export const monospace = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';
