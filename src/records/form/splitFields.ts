import type { Values } from './changedFields';

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The values with a field of its own, `texts.de`, for each entry of the objects in the named fields. */
export function splitFields(values: Values, names: readonly string[]): Values {
  const split = Object.entries(values).flatMap(([name, value]) =>
    names.includes(name)
      ? partsOf(value).map(([part, each]) => [`${name}.${part}`, each] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(split);
}

/** The opposite of `splitFields`: the objects again. */
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
