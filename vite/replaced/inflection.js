/**
 * In the place of the library by which react-admin words a resource or a field that has no text: with the irregular
 * words of English that a publisher's resources are called by, instead of all, which every list would load
 * (docs/performance.md). What people see has a text.
 */
const plurals = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  medium: 'media',
  datum: 'data',
  criterion: 'criteria',
  index: 'indices',
  shelf: 'shelves',
};
const singulars = Object.fromEntries(Object.entries(plurals).map(([one, many]) => [many, one]));
const neither = /^(series|species|news|equipment|information)$/i;

/** The irregular word, beginning with a capital letter as the given one does; undefined for a regular one. */
function irregular(word, words) {
  const found = words[word.toLowerCase()];
  return found && /^[A-Z]/.test(word) ? capitalize(found) : found;
}

export function pluralize(word) {
  if (neither.test(word) || irregular(word, singulars)) return word;
  if (irregular(word, plurals)) return irregular(word, plurals);
  if (/[^su]s$/i.test(word)) return word;
  return word
    .replace(/([^aeiou])y$/i, '$1ie')
    .replace(/(x|z|ch|sh|s)$/i, '$1e')
    .concat('s');
}

/** Of a word in the plural the singular; other words stay. */
export function singularize(word) {
  if (neither.test(word) || irregular(word, plurals)) return word;
  if (irregular(word, singulars)) return irregular(word, singulars);
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  return word.replace(/(x|z|ch|sh|ss|us)es$/i, '$1').replace(/([^su])s$/i, '$1');
}

/** The word as it stands with a count. */
export function inflect(word, count) {
  return count === 1 ? singularize(word) : pluralize(word);
}

/** 'authorName' is 'author_name'. */
export function underscore(word) {
  return word
    .replace(/([A-Z])/g, '_$1')
    .replace(/^_/, '')
    .toLowerCase();
}

/** 'MESSAGE' is 'Message'. */
export function capitalize(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
}

/** 'author_id' is 'Author', or 'author' with `isLow`. */
export function humanize(word, isLow) {
  const text = word
    .toLowerCase()
    .replace(/(_ids|_id)$/g, '')
    .replaceAll('_', ' ');
  return isLow ? text : capitalize(text);
}

const known = { pluralize, singularize, underscore, capitalize, humanize };

/** What several of these functions, by their names, make of a word. */
export function transform(word, names) {
  return names.reduce((text, name) => known[name]?.(text) ?? text, word);
}
