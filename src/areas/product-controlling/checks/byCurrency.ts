/** The order of currencies everywhere: the publisher's own, which is the catalogue's first, then by code. */
export function byCurrency([own]: readonly string[]): (a: string, b: string) => number {
  return (a, b) => Number(b === own) - Number(a === own) || (a < b ? -1 : Number(a > b));
}
