/** A module, as far as it matters for which modules it has to do with. */
export interface Related {
  readonly id: string;
  readonly key: string;
  readonly requires: readonly { readonly key: string }[];
  /** Keys. */
  readonly conflicts: readonly string[];
}

/** What another module is to one, directly. */
export type Relation = 'needs' | 'neededBy' | 'conflicts';

/** What `other` is to `module`; several where they need each other, none where they have nothing to do with each other. */
export function relationsOf(module: Related, other: Related): Relation[] {
  if (module.id === other.id) return [];
  const needs = (one: Related, key: string) => one.requires.some((each) => each.key === key);
  // A conflict is mutual, whoever declares it.
  const isConflict = module.conflicts.includes(other.key) || other.conflicts.includes(module.key);
  return [
    ...(needs(module, other.key) ? (['needs'] as const) : []),
    ...(needs(other, module.key) ? (['neededBy'] as const) : []),
    ...(isConflict ? (['conflicts'] as const) : []),
  ];
}
