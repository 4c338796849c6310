import { alpha, decomposeColor, getContrastRatio } from '@mui/material/styles';
import { oklchOf, rgbOf } from './oklch';

/** The ink-blue accent, unless the configuration names another. */
export const defaultAccent = '#33459c';

/** The contrast that text needs (WCAG 2.2, success criterion 1.4.3, level AA). */
const textContrast = 4.5;

/** The contrast of the accent: in the dark more, where a deep colour looks dull. */
const accentContrast = { light: textContrast, dark: 7 };

/** The share of its chroma that the accent keeps: on dark backgrounds colours look more colourful. */
const accentChroma = { light: 1, dark: 0.75 };

/**
 * The nearest shade of `color` (`#rrggbb`, else the default accent) that is readable on all `backgrounds`, of the same
 * hue.
 */
export function readableAccent(
  color: string,
  backgrounds: readonly string[],
  mode: 'light' | 'dark',
): string {
  const start = /^#[0-9a-f]{6}$/i.test(color) ? color : defaultAccent;
  const { lightness, chroma, hue } = oklchOf(start);
  const colour = { hue, chroma: chroma * accentChroma[mode] };
  const end = mode === 'light' ? 0 : 1;
  const steps = 100;
  for (let step = 0; step < steps; step += 1) {
    const shade = rgbOf({ ...colour, lightness: lightness + ((end - lightness) * step) / steps });
    if (backgrounds.every((ground) => readsOn(shade, ground, accentContrast[mode]))) return shade;
  }
  return rgbOf({ ...colour, lightness: end });
}

/** Whether the shade has the contrast on the ground, and is readable on the tint of a selected item. */
function readsOn(shade: string, ground: string, contrast: number): boolean {
  const tint = blend(alpha(shade, tintOpacity), ground);
  return getContrastRatio(shade, ground) >= contrast && getContrastRatio(shade, tint) >= textContrast;
}

/** The opacity of the accent behind a selected item. */
export const tintOpacity = 0.09;

/** The opaque colour of a translucent `layer` on an opaque `ground`. */
export function blend(layer: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, opacity = 1] = decomposeColor(layer).values;
  const backgroundValues = decomposeColor(ground).values;
  const mixed = [red, green, blue].map((value, index) =>
    Math.round(value * opacity + (backgroundValues[index] ?? 0) * (1 - opacity)),
  );
  return `rgb(${mixed.join(', ')})`;
}
