import { alpha, darken, decomposeColor, getContrastRatio, lighten } from '@mui/material/styles';

/** The ink-blue accent, unless the configuration names another. */
export const defaultAccent = '#33459c';

/** The contrast that text needs (WCAG 2.2, success criterion 1.4.3, level AA). */
const textContrast = 4.5;

/** The nearest shade of `color` (`#rrggbb`, else the default accent) that is readable on all `grounds`. */
export function readableAccent(
  color: string,
  backgrounds: readonly string[],
  mode: 'light' | 'dark',
): string {
  const start = /^#[0-9a-f]{6}$/i.test(color) ? color : defaultAccent;
  const adjust = mode === 'light' ? darken : lighten;
  const steps = 50;
  for (let step = 0; step < steps; step += 1) {
    const shade = adjust(start, step / steps);
    if (backgrounds.every((ground) => readsOn(shade, ground))) return shade;
  }
  return adjust(start, 1);
}

/** Whether the shade is readable on the ground, with and without the tint of a selected item. */
function readsOn(shade: string, ground: string): boolean {
  const tint = blend(alpha(shade, tintOpacity), ground);
  return Math.min(getContrastRatio(shade, ground), getContrastRatio(shade, tint)) >= textContrast;
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
