import { createTheme, getContrastRatio, type Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { createThemes } from '@/app/theme';
import { blend } from '@/app/theme/accent';

const accents = ['#33459c', '#ffcc00', '#00ff00', '#ff0000', '#000000', '#ffffff', '#808080', '#7a2e3a'];
const themes = accents.flatMap((accent) =>
  Object.entries(createThemes(accent)).map(([mode, options]) => ({
    mode,
    accent,
    theme: createTheme(options),
  })),
);

/** All pairs of a text colour and a background that it appears on. */
function textPairs({ palette }: Theme): [string, string, string][] {
  const { page, surface } = { page: palette.background.default, surface: palette.background.paper };
  const grounds = Object.entries({
    page,
    surface,
    'hovered page': blend(palette.action.hover, page),
    'hovered surface': blend(palette.action.hover, surface),
  });
  const texts = Object.entries({
    text: palette.text.primary,
    'secondary text': palette.text.secondary,
    error: palette.error.main,
    warning: palette.warning.main,
    success: palette.success.main,
    info: palette.info.main,
  });
  const chosen = [page, surface].map((ground) => blend(palette.action.selected, ground));
  const filled = (['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const).flatMap(
    (kind): [string, string, string][] => [
      [`text on ${kind}`, palette[kind].contrastText, palette[kind].main],
      [`text on a hovered ${kind} button`, palette[kind].contrastText, palette[kind].dark],
    ],
  );
  return [
    ...texts.flatMap(([text, colour]) =>
      grounds.map(([ground, below]): [string, string, string] => [`${text} on ${ground}`, colour, below]),
    ),
    ...[page, surface, ...chosen].map((below): [string, string, string] => [
      `accent on ${below}`,
      palette.primary.main,
      below,
    ]),
    ...chosen.map((below): [string, string, string] => [`text on ${below}`, palette.text.primary, below]),
    ...filled,
    ['tooltip', surface, palette.text.primary],
  ];
}

describe.each(themes)('the $mode theme with the accent $accent', ({ theme }) => {
  it('has texts with a contrast of at least 4.5:1', () => {
    const weak = textPairs(theme)
      .map(([name, text, ground]) => [name, getContrastRatio(text, ground)] as const)
      .filter(([, ratio]) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  it('has borders of fields, and a focus ring, with a contrast of at least 3:1', () => {
    const { palette } = theme;
    for (const ground of [palette.background.default, palette.background.paper]) {
      expect(getContrastRatio(palette.outline, ground)).toBeGreaterThanOrEqual(3);
      expect(getContrastRatio(palette.primary.main, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a chip', () => {
  it.each(['light', 'dark'] as const)('has an x with a contrast of at least 3:1 in the %s theme', (mode) => {
    const theme = createTheme(createThemes()[mode]);
    const override = theme.components?.MuiChip?.styleOverrides?.root;
    const styles = typeof override === 'function' ? override({ theme, ownerState: {} }) : override;
    const { page, surface } = {
      page: theme.palette.background.default,
      surface: theme.palette.background.paper,
    };
    expect(styles).toMatchObject({ '& .MuiChip-deleteIcon': { color: theme.palette.text.secondary } });
    for (const ground of [page, surface]) {
      const chip = blend(theme.palette.action.selected, ground);
      expect(getContrastRatio(theme.palette.text.secondary, chip)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the themes', () => {
  const { light, dark } = createThemes();

  it('are a light and a dark one, both with a menu of 224 px that closes fully', () => {
    expect(createTheme(light).palette.mode).toBe('light');
    expect(createTheme(dark).palette.mode).toBe('dark');
    for (const theme of [light, dark]) expect(theme.sidebar).toEqual({ width: 224, closedWidth: 0 });
  });

  it('keep a readable accent, and fall back for one that is not a colour', () => {
    expect(createTheme(createThemes('#7a2e3a').light).palette.primary.main).toBe('rgb(122, 46, 58)');
    expect(createThemes('red; }').light).toEqual(createThemes().light);
  });

  it('show the keyboard focus, and move less under reduced motion', () => {
    for (const theme of [createTheme(light), createTheme(dark)]) {
      expect(theme.focusVisible).toMatchObject({ outlineStyle: 'solid', outlineWidth: 2 });
      expect(theme.motion.reducedMotion).toBe('system');
    }
  });
});
