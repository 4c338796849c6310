/**
 * In the place of the library by which react-admin words a resource or a field that has no text: with the irregular
 * words of English left out, which every list would load (docs/performance.md). What people see has a text.
 */
export function pluralize(word) {
  if (/[^su]s$/i.test(word)) return word;
  return word
    .replace(/([^aeiou])y$/i, '$1ie')
    .replace(/(x|z|ch|sh|s)$/i, '$1e')
    .concat('s');
}

/** Of a word in the plural the singular; other words stay. */
export function singularize(word) {
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
