import { transform } from 'lightningcss';

/** Browsers as Vite builds for: `baseline-widely-available`. Emotion writes prefixes for much older ones. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** The same styles in fewer bytes. @throws when they cannot be read */
export function minifyStyles(styles: string): string {
  const { code } = transform({
    filename: 'start-pages.css',
    code: new TextEncoder().encode(styles),
    minify: true,
    targets,
  });
  return new TextDecoder().decode(code);
}
