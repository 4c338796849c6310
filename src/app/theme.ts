import type { ThemeOptions } from '@mui/material/styles';
import { defaultAccent } from './theme/accent';
import { controls } from './theme/controls';
import { fields } from './theme/fields';
import { palette } from './theme/palette';
import { popovers } from './theme/popovers';
import { reactAdmin } from './theme/reactAdmin';
import { surfaces } from './theme/surfaces';
import { typography } from './theme/typography';

/** The width of the open side menu in CSS pixels (specification, section 9). */
const menuWidth = 224;

/**
 * The themes for react-admin.
 * @param accent `#rrggbb`, adjusted to be readable on all backgrounds (WCAG 2.2 AA)
 * @param language the chosen language, for dates and numbers in react-admin's fields
 */
export function createThemes(
  accent: string = defaultAccent,
  language?: string,
): { light: ThemeOptions; dark: ThemeOptions } {
  const components = { ...controls, ...fields, ...popovers, ...surfaces, ...reactAdmin(language) };
  return { light: theme('light', accent, components), dark: theme('dark', accent, components) };
}

function theme(mode: 'light' | 'dark', accent: string, components: ThemeOptions['components']): ThemeOptions {
  const colours = palette(mode, accent);
  return {
    palette: colours,
    typography,
    spacing: 8,
    shape: { borderRadius: 6 },
    motion: { reducedMotion: 'system' },
    focusVisible: true,
    sidebar: { width: menuWidth, closedWidth: 0 },
    components,
  };
}
