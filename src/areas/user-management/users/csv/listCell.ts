/** Between the values of a cell that holds several; `|` because names hardly ever have one. */
const joint = ' | ';

/** Several values as one cell; a separator within a value gets a backslash, so that `cellValues` finds the same values. */
export function listCell(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|;]/g, '\\$&')).join(joint);
}

/** The values of a cell, parted by `|`, by `;` or by line breaks; a backslash makes the next character an ordinary one. */
export function cellValues(cell: string): string[] {
  const values = cell.includes('\\') ? unescaped(cell) : cell.split(separators);
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}

const separators = /[|;\r\n]/;

function unescaped(cell: string): string[] {
  const values: string[] = [''];
  for (const [part, escaped] of cell.matchAll(/\\([\\|;])|[^\\]|\\/gu)) {
    if (escaped === undefined && separators.test(part)) values.push('');
    else values.push(`${values.pop() ?? ''}${escaped ?? part}`);
  }
  return values;
}
