/** The address of a call: one that begins with neither `/` nor a scheme is below the base (docs/configuration.md). */
export function callAddress(base: string, path: string): string {
  return /^(\/|https?:)/.test(path) ? path : `${base}${path}`;
}
