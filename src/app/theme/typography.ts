import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';
/** The bundled serif; until it loads, or if it fails, a fallback with the same metrics (`index.html`). */
const serif = '"Source Serif 4", "Headline meanwhile", Georgia, serif';

/** The type scale: the serif for titles of pages and dialogs, the system's sans for everything else. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  h1: {
    fontFamily: serif,
    fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem)',
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  h2: { fontFamily: serif, fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 600 },
  h3: { fontFamily: serif, fontSize: '1.1875rem', lineHeight: 1.35, fontWeight: 600 },
  h4: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600 },
  h5: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  h6: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 600 },
  subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  button: {
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
  },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 600,
    textTransform: 'none',
    letterSpacing: 0,
  },
};
