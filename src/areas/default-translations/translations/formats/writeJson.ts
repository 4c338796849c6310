/** Texts of one language by key as a JSON file: one object of keys, or objects within one another as the application's files are. */
export function writeJson(texts: ReadonlyMap<string, string>, shape: 'flat' | 'nested'): string {
  const root: Branch = new Map();
  // In this order a text comes before those that would stand below it.
  for (const key of [...texts.keys()].sort()) {
    const value = texts.get(key) ?? '';
    if (shape === 'flat') root.set(key, value);
    else place(root, key.split('.'), value);
  }
  return `${JSON.stringify(root, (_, value) => (value instanceof Map ? Object.fromEntries(value) : value), 2)}\n`;
}

// Maps, because a key may be called like something that every object has.
type Branch = Map<string, string | Branch>;

/** Where a text stands in the way already, the rest of the key stays in one piece. */
function place(branch: Branch, [segment = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    branch.set(segment, value);
    return;
  }
  const next = branch.get(segment);
  if (typeof next === 'string') {
    branch.set([segment, ...rest].join('.'), value);
    return;
  }
  const below: Branch = next ?? new Map();
  branch.set(segment, below);
  place(below, rest, value);
}
