import type { SearchItem } from './searchItem';

type Findable = Pick<SearchItem, 'name' | 'detail' | 'words'>;

/** A text for comparison: words in lower case without diacritics, hyphenation and punctuation, each after a space. */
export function folded(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '');
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

/** The length from which a text, with the space before it, is looked for outside of names. */
const minElsewhere = 4;

/** Whether one begins with the other, as 'role' and 'roles' do. */
const isAlike = (one: string, other: string) =>
  one.startsWith(other) || (other.length > 3 && one.length > 3 && other.startsWith(one));

/**
 * How well an item matches what was typed, 0 being best: its name; the beginning of its name; of a word in it; of words in
 * any order; a part of it; and last, words anywhere in name, detail and further words. Undefined if it does not match.
 */
export function matchOf({ name, detail = '', words = '' }: Findable, typed: string): number | undefined {
  const query = folded(typed);
  const own = folded(name);
  // Nothing but punctuation would match everything.
  if (query === ' ') return undefined;
  if (own === query) return 0;
  if (own.startsWith(query)) return 1;
  if (own.includes(query)) return 2;
  const parts = wordsOf(query);
  if (parts.every((part) => own.includes(` ${part}`))) return 3;
  if (own.includes(query.trim())) return 4;
  // Two letters are in too many names of areas.
  if (query.length < minElsewhere) return undefined;
  const all = wordsOf(`${own}${folded(detail)}${folded(words)}`);
  return parts.every((part) => all.some((word) => isAlike(word, part))) ? 5 : undefined;
}

/** The items that match, best first; equal ones keep their order. */
export function ranked<I extends Findable>(items: readonly I[], ...queries: readonly string[]): I[] {
  return items
    .flatMap((item) => {
      const matches = queries.flatMap((query) => matchOf(item, query) ?? []);
      return matches.length === 0 ? [] : [{ item, rank: Math.min(...matches) }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** All items, those that match by name first, best first, then by name: the server may have found others by other fields. */
export function bestFirst<I extends Findable>(items: readonly I[], query: string): I[] {
  const rankOf = (item: I) => matchOf(item, query) ?? 6;
  return [...items].sort((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name));
}
