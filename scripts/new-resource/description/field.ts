/** What a field of a record holds; it decides on input, column, filter, schema and fixtures. */
export type Kind =
  | 'text'
  | 'longText'
  | 'email'
  | 'url'
  | 'integer'
  | 'number'
  | 'money'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'list'
  | 'file'
  | 'image'
  | 'json';

/** A field of the records that a resource is started for. */
export interface Field {
  readonly source: string;
  readonly kind: Kind;
  readonly required: boolean;
  /** The server sets it; no input is written. */
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of a choice. */
  readonly values?: readonly string[];
  /** Of a reference: the resource of the records that it names, in kebab-case. */
  readonly resource?: string;
  /** Of a list: the fields of its entries. */
  readonly fields?: readonly Field[];
}

/** What no description tells of an amount of money. */
export const currencies = 'an amount of money in any currency; the form offers EUR';

/** The fields of a resource's records, without `id`, and what could not be told from the description. */
export interface Description {
  readonly fields: readonly Field[];
  readonly unclear: readonly string[];
}

/** `authorId`, `author_id`, `authorIds` or `author_ids` names records of `authors`; undefined when the name tells nothing. */
export function referenceOf(source: string): { resource: string; many: boolean } | undefined {
  const [, name, ending] = /^(.+?)(?:_id|Id|ID)(s?)$/.exec(source) ?? [];
  if (name === undefined) return undefined;
  return { resource: pluralOf(kebabOf(name)), many: ending === 's' };
}

/** `publishedAt` and `published_at` as `published-at`. */
export function kebabOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

const acronyms = new Set(['url', 'uri', 'id', 'html', 'isbn', 'ean', 'vat', 'api', 'json', 'pdf']);

/** `publishedAt` and `published_at` as `Published at`; what names records goes without its `Id`. */
export function labelOf({ source, kind }: Pick<Field, 'source' | 'kind'>): string {
  const named = kind.startsWith('reference') ? source.replace(/(?:_id|Id|ID)s?$/, '') : source;
  const words = kebabOf(named)
    .split('-')
    .filter((word) => word !== '')
    .map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Texts of several lines are told by their names where nothing else tells them. */
export function isLongText(source: string): boolean {
  return /(description|notes?|comments?|summary|abstract|body|biography|blurb|[a-z]_?(text|html))$/i.test(
    source,
  );
}

export function isAddress(source: string): boolean {
  return /ur[il]$|website|homepage/i.test(source);
}

export function isImage(source: string): boolean {
  return /image|photo|picture|cover|avatar|logo|thumbnail/i.test(source);
}

/** Names of fields that servers keep by themselves. */
export function isKeptByServer(source: string): boolean {
  return /^(created|updated|modified|deleted)_?(at|on|by|date)?$|^(version|etag|revision)$/i.test(source);
}
