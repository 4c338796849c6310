import type { Components, Theme } from '@mui/material/styles';
import { floating, menuText } from './popovers';

/**
 * Fields have their label above the outlined box, so that it is never cut off, animated or mistaken for a value. They are
 * 44 px high, and 40 in toolbars (`small`).
 */
export const fields: Components<Omit<Theme, 'components'>> = {
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true },
    styleOverrides: { marginDense: { marginTop: 8, marginBottom: 12 } },
  },
  // The theme has these styles once (surfaces.ts).
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        whiteSpace: 'normal',
        overflow: 'visible',
        pointerEvents: 'auto',
        color: theme.palette.text.primary,
        '&.Mui-focused': { color: theme.palette.text.primary },
        '&.Mui-error': { color: theme.palette.error.main },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '&:hover:not(.Mui-disabled, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.text.secondary,
        },
        '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { paddingBlock: 8 },
        '&.MuiInputBase-multiline .MuiOutlinedInput-input': { padding: 0, height: 'auto' },
        '&.Mui-disabled': { backgroundColor: theme.palette.action.hover },
        // A border too, because the surfaces hardly differ in the dark theme.
        '&:has(input:read-only:not([role=combobox]))': {
          backgroundColor: 'transparent',
          '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed' },
        },
      }),
      input: ({ theme }) => ({
        padding: '10px 12px',
        // Scrolling to a field, for example one with an error, shows its label too.
        scrollMarginTop: 32,
        // Room for the error that leaving it may bring, which the bottom bar would cover.
        scrollMarginBottom: 48,
        height: 24,
        boxSizing: 'content-box',
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
      }),
      multiline: { padding: '10px 12px' },
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.palette.outline,
        // Firefox draws a fieldset in a colour of its own there.
        '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        legend: { display: 'none' },
      }),
    },
  },
  MuiSelect: { styleOverrides: { select: { '&&': { minHeight: 24, lineHeight: '24px' } } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      // As high as other fields, with the text in the same position.
      root: {
        '& .MuiOutlinedInput-root:not(.MuiInputBase-sizeSmall)': {
          minHeight: 44,
          alignContent: 'center',
          paddingBlock: 2.5,
          paddingLeft: 7,
        },
        // As high as the chips next to it, so that rows have equal spacing.
        '&& span + .MuiAutocomplete-input.MuiAutocomplete-input': { paddingBlock: 4 },
      },
      paper: ({ theme }) => floating(theme),
      option: { fontSize: menuText },
    },
  },
  MuiFormHelperText: {
    // The reason why a field is disabled must stay readable.
    defaultProps: { disabled: false },
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.caption, marginLeft: 0, marginRight: 0, marginTop: 6 }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.outline }) } },
  MuiRadio: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.outline }) } },
};
