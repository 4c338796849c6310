import { plainText } from './notedTexts';
import type { PageText } from './pageTexts';

/** A key with a text that it has given the page, at its first place; one that can be seen goes before an attribute. */
export interface FoundKey extends PageText {
  readonly key: string;
}

/** The keys of texts in their order, each once, whatever its placeholders have become. */
export function foundKeys(texts: readonly PageText[]): readonly FoundKey[] {
  const found = new Map<string, FoundKey>();
  for (const each of texts) {
    for (const key of each.keys) {
      const before = found.get(key);
      if (before === undefined || (!before.range && each.range)) {
        found.set(key, { ...each, key, text: plainText(each.text) });
      }
    }
  }
  return [...found.values()];
}
