import type { ThemeOptions } from '@mui/material/styles';
import { defaultAccent } from './theme/accent';
import { controls } from './theme/controls';
import { fields } from './theme/fields';
import { palette } from './theme/palette';
import { surfaces } from './theme/surfaces';
import { typography } from './theme/typography';

/** The width of the open side menu in CSS pixels (specification, section 9). */
const menuWidth = 224;

/** The themes for react-admin. `accent` is `#rrggbb`, made readable on both grounds (WCAG 2.2 AA). */
export function createThemes(accent: string = defaultAccent): { light: ThemeOptions; dark: ThemeOptions } {
  return { light: theme('light', accent), dark: theme('dark', accent) };
}

function theme(mode: 'light' | 'dark', accent: string): ThemeOptions {
  const colours = palette(mode, accent);
  return {
    palette: colours,
    typography,
    spacing: 8,
    shape: { borderRadius: 6 },
    motion: { reducedMotion: 'system' },
    focusVisible: true,
    sidebar: { width: menuWidth, closedWidth: 0 },
    components: { ...controls, ...fields, ...surfaces },
  };
}
