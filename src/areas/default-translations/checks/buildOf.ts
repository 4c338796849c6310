const prime = 0x01000193;

/** FNV-1a over UTF-16, from a start of its own, as eight hexadecimal digits. */
function hash(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), prime) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/**
 * The id of the English texts of a build, which are given by key: the same texts have the same id, in whatever order. Only tells
 * builds apart; the texts themselves say what is new. Build, application and fixture API share it.
 */
export function buildOf(texts: Readonly<Record<string, string>>): string {
  const sorted = Object.keys(texts)
    .sort()
    .map((key) => [key, texts[key]]);
  const whole = JSON.stringify(sorted);
  return hash(whole, 0x811c9dc5) + hash(whole, 0x2f0b4c47);
}
