/** The URL of a call; a path without a leading `/` or scheme is relative to the base (docs/configuration.md). */
export function callAddress(base: string, path: string): string {
  return /^(\/|https?:)/.test(path) ? path : `${base}${path}`;
}
