import type { Field } from './field.ts';

const acronyms = new Set(
  'api bic css csv doi ean epub faq gtin html http https iban id ip isbn issn json pdf pin sku sms sql ssh tv uri url usd utc uuid vat vpc xml zip'.split(
    ' ',
  ),
);

/** The words of a name, as it has them: `publishedAt`, `published_at`, `CISDeduction`, `ISBN13`, `Number of Pages`. */
function wordsOf(name: string): string[] {
  // A heading is written by a person: its hyphens and brackets stay.
  if (/\S[\s/]+\S/.test(name)) return name.trim().split(/[\s_]+/);
  return name
    .replace(/IDs\b/, 'Ids')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [, letters = '', digits = ''] = /^(\D+)(\d+)$/.exec(word) ?? [];
      return acronyms.has(letters.toLowerCase()) || letters.length > 3 ? [letters, digits] : [word];
    });
}

/** `publishedAt` and `published_at` as `Published at`, `ISBN13` as `ISBN 13`; what names records goes without its `Id`. */
export function labelOf({ source, kind }: Pick<Field, 'source' | 'kind'>): string {
  const name = kind.startsWith('reference') ? (referredTo(source)?.name ?? source) : source;
  const shouts = name === name.toUpperCase();
  const words = wordsOf(name).map((word) => {
    const letters = word.replace(/[^\p{L}]/gu, '');
    const isShort = letters.length > 1 && word === word.toUpperCase() && (!shouts || name.length <= 3);
    if (acronyms.has(letters.toLowerCase())) return word.toUpperCase();
    return isShort ? word : word.toLowerCase();
  });
  const text = words.join(' ') || source;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a value of a choice is called: words as words, codes as they are. */
export function valueLabel(value: string): string {
  const isWords =
    /^[A-Za-z]+([_-][A-Za-z]+)*$/.test(value) && !/^([A-Z]{1,3}|[a-z]{2}[-_][A-Z]{2})$/.test(value);
  return isWords ? labelOf({ source: value, kind: 'text' }) : value.trim();
}

/** `publishedAt`, `published_at` and `Published at` as `published-at`; empty for a name without Latin letters. */
export function kebabOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return wordsOf(plain)
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `published_at` as `publishedAt`: an identifier, whatever the name is. */
export function camelOf(name: string): string {
  const camel = kebabOf(name).replace(/-+(\w)/g, (_all, letter: string) => letter.toUpperCase());
  return /^[a-z]/.test(camel) ? camel : `field${camel}`;
}

/** `authorId`, `author_ids` or `Author ID`: the name before it, and whether it is for several; undefined for another name. */
export function referredTo(source: string): { name: string; many: boolean } | undefined {
  const [, name, ending] =
    /^(.+?)(?:[_ -](?:(?:g|uu)?id|ID|Id)|(?<=[a-z0-9])(?:Id|ID))(s?)$/.exec(source) ?? [];
  return name === undefined ? undefined : { name, many: ending === 's' };
}

export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const has = (source: string, words: RegExp) => words.test(` ${kebabOf(source).replaceAll('-', ' ')} `);

/** Texts of several lines are told by their names where nothing else tells them. */
export const isLongText = (source: string) =>
  has(source, / (description|notes?|comments?|summary|abstract|body|biography|blurb|review|text|html) $/);

export const isAddress = (source: string) => has(source, / (ur[il]|website|homepage) $/);

export const isEmail = (source: string) => has(source, / (email|e mail|mail)( address)? $/);

export const isImage = (source: string) => has(source, / (image|photo|picture|cover|avatar|logo|thumbnail) /);

/** Digits that nobody adds up: a leading zero counts. */
export const isCode = (source: string) =>
  has(source, / (isbn|issn|ean|gtin|doi|iban|bic|sku|vat|phone|mobile|fax|zip|post ?code|postal code) /) ||
  has(source, / (account|card|tax|order|invoice|serial) (id|no|nr|number|code) $/);

export const isMoment = (source: string) => has(source, / at $/);

export const isDay = (source: string) => has(source, / (date|day|on) /) || has(source, / date /);

/** Names of fields that servers keep by themselves. */
export const isKeptByServer = (source: string) =>
  has(
    source,
    /^ (date )?(created|updated|modified|changed|deleted|last modified)( (at|on|by|date|time|date utc|gmt))? $/,
  ) || has(source, /^ (version|etag|revision|uuid|guid|gid|node id) $/);
