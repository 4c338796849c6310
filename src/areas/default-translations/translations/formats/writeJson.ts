/** Texts of one language as a JSON file: a flat object of keys, or nested objects. */
export function writeJson(texts: ReadonlyMap<string, string>, shape: 'flat' | 'nested'): string {
  const root: Branch = new Map();
  // Sorted, so that a text comes before those nested below its key.
  for (const key of [...texts.keys()].sort()) {
    const value = texts.get(key) ?? '';
    if (shape === 'flat') root.set(key, value);
    else setText(root, key.split('.'), value);
  }
  return `${JSON.stringify(root, (_, value) => (value instanceof Map ? Object.fromEntries(value) : value), 2)}\n`;
}

// Maps, because a key may be named like a property of `Object.prototype`.
type Branch = Map<string, string | Branch>;

/** If a text is in the way, the rest of the key is not nested. */
function setText(branch: Branch, [segment = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    branch.set(segment, value);
    return;
  }
  const next = branch.get(segment);
  if (typeof next === 'string') {
    branch.set([segment, ...rest].join('.'), value);
    return;
  }
  const child: Branch = next ?? new Map();
  branch.set(segment, child);
  setText(child, rest, value);
}
