const acronym =
  /^(api|bic|cc|css|csv|doi|ean|edi|epub|erp|faq|gpu|gst|gtin|https?|html|iban|id|ip|isbn|issn|json|kpi|pdf|pin|po|qr|seo|sku|sms|sql|ssh|tv|ur[il]|usd|utc|uuid|vat|v?cpu|vpc|xml|zip)(s?)$/i;

/** Words that names shorten and labels do not. */
const shortened: Readonly<Record<string, string>> = {
  ...{
    addr: 'address',
    amt: 'amount',
    avg: 'average',
    dept: 'department',
    desc: 'description',
    freq: 'frequency',
  },
  ...{ img: 'image', max: 'maximum', min: 'minimum', org: 'organization', pct: 'percent', qty: 'quantity' },
};

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
      const [, letters = '', digits = ''] =
        /^(\D+)(\d+)$/.exec(word) ?? /^(\p{Ll}{3,})(number)$/u.exec(word) ?? [];
      return acronym.test(letters) || letters.length > 3 ? [letters, digits] : [word];
    });
}

/** `publishedAt` and `published_at` as `Published at`, `ISBN13` as `ISBN 13`. */
export function labelOf(name: string): string {
  const shouts = name === name.toUpperCase();
  const words = wordsOf(name).map((word) => {
    const [, known, ending = ''] = acronym.exec(word) ?? [];
    if (known !== undefined) return known.toUpperCase() + ending.toLowerCase();
    const isShort = /\p{L}.*\p{L}/u.test(word) && word === word.toUpperCase();
    return isShort && (!shouts || name.length <= 3) ? word : word.toLowerCase();
  });
  // After a duration, `min` are minutes.
  const isTime = /\b(duration|time|delay|interval|timeout)\b/.test(words.join(' '));
  const full = words.map((word) => (isTime && word === 'min' ? word : (shortened[word] ?? word)));
  const last = full.at(-1) ?? '';
  const isFirst = full.length > 1 && /^(average|maximum|minimum)$/.test(last);
  return capital((isFirst ? [last, ...full.slice(0, -1)] : full).join(' ') || name);
}

/** What a value of a choice is called: words as words, codes as they are. */
export function valueLabel(value: string): string {
  const isWords =
    /^[A-Za-z]+([_-][A-Za-z]+)*$/.test(value) && !/^([A-Z]{1,3}|[a-z]{2}[-_][A-Z]{2})$/.test(value);
  return isWords ? labelOf(value) : value.trim();
}

/** `publishedAt`, `published_at` and `Published at` as `published-at`; empty for a name without Latin letters. */
export function kebabOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  const words = wordsOf(plain).join('-').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
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
  const known = Object.entries(irregular).find(([, singular]) => singular === word);
  if (known !== undefined) return known[0];
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** Words that the rules get wrong; without a singular: those that have none, or none that a person would say. */
const irregular: Readonly<Record<string, string>> = {
  ...{
    aliases: 'alias',
    analyses: 'analysis',
    axes: 'axis',
    bonuses: 'bonus',
    buses: 'bus',
    caches: 'cache',
  },
  ...{ calories: 'calorie', campuses: 'campus', children: 'child', cookies: 'cookie', criteria: 'criterion' },
  ...{ crises: 'crisis', halves: 'half', heroes: 'hero', indices: 'index', leaves: 'leaf', lives: 'life' },
  ...{
    matrices: 'matrix',
    men: 'man',
    movies: 'movie',
    people: 'person',
    quizzes: 'quiz',
    selfies: 'selfie',
  },
  ...{
    shelves: 'shelf',
    statuses: 'status',
    theses: 'thesis',
    ties: 'tie',
    vertices: 'vertex',
    women: 'woman',
  },
};
const uncountable = /^(data|equipment|feedback|information|media|news|series|software|species|staff)$/;

/** The same word if it has no singular, or none that could be guessed. */
function singularOf(plural: string): string {
  const [, before = '', last = ''] = /^(.*-)?([^-]*)$/.exec(plural) ?? [];
  if (uncountable.test(last)) return plural;
  const known = irregular[last];
  if (known !== undefined) return before + known;
  if (/[^aeiou]ies$/.test(plural)) return plural.replace(/ies$/, 'y');
  return plural.replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The names of a resource in the forms that code and texts need. */
export type Names = ReturnType<typeof namesOf>;

/**
 * Derives the names: `order-lines` as `orderLines`, `OrderLine`, 'Order lines'.
 * @throws Error if a name is not in kebab-case, or singular and plural are the same
 */
export function namesOf(plural: string, singular = singularOf(plural)) {
  const invalid = [plural, singular].find((name) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name));
  if (invalid !== undefined)
    throw new Error(`'${invalid}' is not a name in kebab-case, such as 'books' or 'order-lines'.`);
  if (singular === plural) throw new Error(`Name the singular of '${plural}' as well, as a third argument.`);
  const [one, many] = [singular.replaceAll('-', ' '), plural.replaceAll('-', ' ')];
  const inCode = { all: camelOf(plural), one: camelOf(singular), component: capital(camelOf(singular)) };
  return { plural, singular, ...inCode, caption: { one, One: capital(one), many, Many: capital(many) } };
}
