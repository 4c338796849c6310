import type { Field } from '../description/field.ts';
import type { Names } from '../names.ts';
import { keyOf } from './identifiers.ts';

import { kinds } from './kinds.ts';

/** The fixtures of a resource, as an entry of `resources` in `fixtures.ts`. */
export function mockEntry({ plural }: Names, fields: readonly Field[]): string {
  const seeds = fields.map((field) => `${keyOf(field.source)}: ${kinds[field.kind].seed(field)}`);
  const tools = ['random', 'index', 'records'].filter((tool) =>
    new RegExp(`\\b${tool}\\b`).test(seeds.join()),
  );
  return `${keyOf(plural)}: { count: 20, seed: ({ ${tools.join(', ')} }) => ({ ${seeds.join(', ')} }) },`;
}

/** The fixtures of a resource that others refer to: it has a name, and no pages yet. */
export function referencedFixture(resource: string): string {
  return `${keyOf(resource)}: { count: 12, seed: ({ random }) => ({ name: random.fullName() }) },`;
}
