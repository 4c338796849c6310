/** A stretch of a text; `start` is its position. */
interface Part {
  readonly part: string;
  readonly start: number;
  readonly isHit: boolean;
}

/** The text in stretches that are part of what was searched for or not, without regard to case. */
export function markedParts(text: string, q: string): Part[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ part: text, start: 0, isHit: false }];
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'giu');
  const parts: Part[] = [];
  let start = 0;
  for (const [index, part] of text.split(pattern).entries()) {
    if (part !== '') parts.push({ part, start, isHit: index % 2 === 1 });
    start += part.length;
  }
  return parts;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
