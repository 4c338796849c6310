import { FileFault, type TextRow } from './textFile';

// Sticky, and without backtracking, so that a damaged file takes no longer.
const space = /\s*/y;
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
const literal = /null|true|false|-?\d[\d.eE+-]*/y;

/** The maximum nesting. */
const maxDepth = 100;

/**
 * Reads the texts of a JSON file, flat, nested or both. A parser of our own, because `JSON.parse` has no line numbers,
 * drops repeated keys and blocks for a large file. Yields after each text. @throws FileFault
 */
export function* readJson(text: string): Generator<void, TextRow[]> {
  const rows: TextRow[] = [];
  const path: string[] = [];
  let at = 0;
  let line = 1;

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const token = pattern.exec(text)?.[0];
    if (token === undefined) return undefined;
    for (let end = token.indexOf('\n'); end !== -1; end = token.indexOf('\n', end + 1)) line += 1;
    at += token.length;
    return token;
  }
  function next(): string | undefined {
    match(space);
    return text[at];
  }
  const fault = (problem: string, place?: string): FileFault =>
    new FileFault({ problem, line, ...(place !== undefined && { place }) });
  const unexpected = () => fault(at >= text.length ? 'truncated' : 'syntax');
  function readString(): string {
    const startLine = line;
    const token = match(string);
    if (token === undefined) throw fault('truncated');
    try {
      return String(JSON.parse(token));
    } catch {
      line = startLine;
      throw fault('syntax');
    }
  }

  if (next() !== '{') throw fault('notObject');
  at += 1;
  let expected: 'first' | 'name' | 'end' = 'first';
  for (;;) {
    const char = next();
    if (char === '}' && expected !== 'name') {
      at += 1;
      expected = 'end';
      if (path.length === 0) break;
      path.pop();
    } else if (char === ',' && expected === 'end') {
      at += 1;
      expected = 'name';
    } else if (char === '"' && expected !== 'end') {
      const name = readString();
      if (next() !== ':') throw unexpected();
      at += 1;
      const value = next();
      const key = [...path, name].join('.');
      if (value === '{') {
        if (path.length === maxDepth) throw fault('tooDeep', key);
        path.push(name);
        at += 1;
        expected = 'first';
        continue;
      }
      const place = line;
      if (value === '"') rows.push({ line: rows.length + 1, place, key, language: '', value: readString() });
      else {
        const token = match(literal);
        if (token === undefined) throw value === undefined ? unexpected() : fault('noText', key);
        const text = { line: rows.length + 1, place, key, language: '' };
        rows.push(token === 'null' ? { ...text, value: '' } : { ...text, value: token, fault: 'noText' });
      }
      expected = 'end';
      yield;
    } else throw unexpected();
  }
  if (next() !== undefined) throw fault('syntax');
  return rows;
}
