/** The capitalized first letter of a name; empty for an empty name. */
export function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toUpperCase() ?? '';
}
