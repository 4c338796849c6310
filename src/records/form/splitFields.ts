import type { Values } from './changedFields';

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values with each entry of the named objects as a field of its own, such as `texts.de`. */
export function splitFields(values: Values, names: readonly string[]): Values {
  const split = Object.entries(values).flatMap(([name, value]) =>
    names.includes(name)
      ? partsOf(value).map(([part, each]) => [`${name}.${part}`, each] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(split);
}

/** The inverse of `splitFields`. */
export function joinFields(values: Values, names: readonly string[]): Values {
  const joined: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const name = names.find((each) => field.startsWith(`${each}.`));
    if (name === undefined) joined[field] = value;
    else
      joined[name] = { ...Object.fromEntries(partsOf(joined[name])), [field.slice(name.length + 1)]: value };
  }
  return joined;
}
