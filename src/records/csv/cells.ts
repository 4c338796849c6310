/** Spaces, quotes and invisible characters that a spreadsheet may drop before it looks for a formula. */
const skippedCharacters = '[\\s"\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F\\u2060\\u2066-\\u2069]*';
/** The characters that start a formula, in half and full width. */
const trigger = '[=+\\-@＝＋－＠]';

const beginsFormula = new RegExp(`^${skippedCharacters}${trigger}`);
const beginsWithControl = /^[\t\r\n]/;
/** Where another program may split the text into cells, because it expects a different separator. */
const cellBoundary = /([,;\t\r\n])/;
const anyTrigger = /[=+\-@＝＋－＠\t\r\n]/;
/** A number as programs write it. A leading plus means a phone number, and a spreadsheet would drop it. */
const number = /^-?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:[eE][+-]?\d+)?$/;
const apostrophes = /^'*/;

/**
 * A text that no spreadsheet reads as a formula: an apostrophe goes before a leading `= + - @`, tab or line break, also
 * after spaces and quotes and wherever a different separator would start a cell. Numbers stay as they are. `plainCell`
 * removes exactly these apostrophes. Source: OWASP, CSV Injection.
 */
export function safeCell(text: string): string {
  if (!anyTrigger.test(text) || number.test(text)) return text;
  const parts = eachPart(text, (part) => (isRisky(part) ? `'${part}` : part));
  return beginsWithControl.test(core(text)) ? `'${parts}` : parts;
}

/** The text that `safeCell` was given; apostrophes that it would not have written stay. */
export function plainCell(text: string): string {
  if (!anyTrigger.test(text) || number.test(text)) return text;
  const content = text.startsWith("'") && beginsWithControl.test(core(text)) ? text.slice(1) : text;
  return eachPart(content, (part) => (part.startsWith("'") && isRisky(part) ? part.slice(1) : part));
}

/** Whether the part is a formula, or one behind apostrophes: those get one more, so that `plainCell` is unambiguous. */
function isRisky(part: string): boolean {
  return beginsFormula.test(core(part));
}

function core(text: string): string {
  return text.replace(apostrophes, '');
}

function eachPart(text: string, change: (part: string) => string): string {
  if (!cellBoundary.test(text)) return change(text);
  return text
    .split(cellBoundary)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Separates the values of a cell that holds several; `|` because names rarely contain it. */
const joiner = ' | ';
const separators = /[|;\r\n]/;

/**
 * Several values as one cell; a separator inside a value gets a backslash, so that `cellValues` restores the same
 * values.
 */
export function listCell(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|;]/g, '\\$&')).join(joiner);
}

/** The values of a cell, separated by `|`, `;` or line breaks; a backslash escapes the next character. */
export function cellValues(cell: string): string[] {
  const values = cell.includes('\\') ? unescaped(cell) : cell.split(separators);
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

function unescaped(cell: string): string[] {
  const values: string[] = [''];
  for (const [part, escaped] of cell.matchAll(/\\([\\|;])|[^\\]|\\/gu)) {
    if (escaped === undefined && separators.test(part)) values.push('');
    else values.push(`${values.pop() ?? ''}${escaped ?? part}`);
  }
  return values;
}
