import { folded } from './ranking';

/** What somebody means by what they typed. */
export interface Query {
  /** Without the filler words around it: 'maintenance' of 'the maintenance'. */
  readonly phrase: string;
  /** Without any filler words: 'permissions role' of 'where are the permissions of a role'. */
  readonly keywords: string;
  /** What to ask for in lists that the query names: 'Malik' in users for 'user Malik'. */
  readonly within: ReadonlyMap<string, string>;
}

interface Vocabulary {
  /** Words that say nothing about what is looked for, as one text. */
  readonly fillers: string;
  /** What the records of each list are called. */
  readonly nouns: ReadonlyMap<string, readonly string[]>;
}

/** The number of characters from which records are asked for. */
export const minLength = 2;

const isLongEnough = (text: string) => [...text].length >= minLength;

/** Understands 'user Malik' and 'the message about maintenance', whose words no server would find in a record. */
export function readQuery(typed: string, { fillers, nouns }: Vocabulary): Query {
  const fillerWords = new Set(folded(fillers).split(' '));
  const isFiller = (word: string) => fillerWords.has(folded(word).trim());
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const within = new Map<string, string>();
  for (const [key, names] of nouns) {
    const place = words.findIndex((word) => names.some((name) => folded(name) === folded(word)));
    const rest = withoutOuter(words.toSpliced(place, 1), isFiller);
    if (place >= 0 && isLongEnough(rest)) within.set(key, rest);
  }
  const keywords = words.filter((word) => !isFiller(word));
  return {
    phrase: withoutOuter(words, isFiller) || words.join(' '),
    keywords: (keywords.length > 0 ? keywords : words).join(' '),
    within,
  };
}

function withoutOuter(words: readonly string[], isFiller: (word: string) => boolean): string {
  const first = words.findIndex((word) => !isFiller(word));
  const last = words.findLastIndex((word) => !isFiller(word));
  return first < 0 ? '' : words.slice(first, last + 1).join(' ');
}
