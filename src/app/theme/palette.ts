import { alpha, darken, lighten, type PaletteOptions } from '@mui/material/styles';
import { readableAccent, tintOpacity } from './accent';

declare module '@mui/material/styles' {
  interface Palette {
    /** The border of fields and outlined buttons: at least 3:1 on every background (WCAG 2.2, 1.4.11). */
    outline: string;
  }
  interface PaletteOptions {
    outline?: string;
  }
}

const light = {
  page: '#faf8f3',
  surface: '#ffffff',
  ink: '#1c1a17',
  softInk: '#5b564d',
  hairline: '#e4dfd4',
  outline: '#8a8478',
  success: '#1d6a45',
  error: '#a5271e',
  warning: '#875000',
  info: '#2f5470',
};

const dark: typeof light = {
  page: '#121110',
  surface: '#24211d',
  ink: '#efebe3',
  softInk: '#aea798',
  hairline: '#3d3932',
  outline: '#7d776b',
  success: '#7fcb9f',
  error: '#f39a90',
  warning: '#e3b668',
  info: '#9fbddb',
};

/** Ink on paper: warm greys and one accent, adjusted to be readable on both backgrounds of its mode. */
export function palette(mode: 'light' | 'dark', accent: string): PaletteOptions {
  const tones = mode === 'light' ? light : dark;
  const main = readableAccent(accent, [tones.page, tones.surface], mode);
  const onColour = mode === 'light' ? tones.surface : tones.page;
  // MUI fills a hovered button with `dark`; moving away from the text colour keeps it readable.
  const hovered = mode === 'light' ? darken : lighten;
  const filledColor = (colour: string) => ({
    main: colour,
    dark: hovered(colour, 0.2),
    contrastText: onColour,
  });
  return {
    mode,
    contrastThreshold: 4.5,
    primary: filledColor(main),
    secondary: filledColor(tones.ink),
    success: filledColor(tones.success),
    error: filledColor(tones.error),
    warning: filledColor(tones.warning),
    info: filledColor(tones.info),
    text: { primary: tones.ink, secondary: tones.softInk, disabled: alpha(tones.ink, 0.5) },
    background: { default: tones.page, paper: tones.surface },
    divider: tones.hairline,
    outline: tones.outline,
    action: {
      active: tones.softInk,
      hover: alpha(tones.ink, 0.05),
      hoverOpacity: 0.05,
      selected: alpha(main, tintOpacity),
      selectedOpacity: tintOpacity,
      focus: alpha(tones.ink, 0.08),
      disabled: alpha(tones.ink, 0.5),
      disabledBackground: alpha(tones.ink, 0.08),
    },
  };
}
