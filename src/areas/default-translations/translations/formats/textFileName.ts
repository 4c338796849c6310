/** `texts-de-2026-11-24T13-42Z.json`: the moment in UTC, so that the files of several people are in order. */
export function textFileName(parts: readonly string[], ending: string): string {
  const moment = `${new Date().toISOString().slice(0, 16).replace(':', '-')}Z`;
  return `${['texts', ...parts, moment].join('-')}.${ending}`;
}
