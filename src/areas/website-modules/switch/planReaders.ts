import { type Deliverable, deliveries } from '../checks/delivery';
import type { Step } from './planSchema';

/** A group whose readers a plan affects otherwise than those around it, with such groups below it. */
export interface OtherGroup {
  readonly name: string;
  readonly others: readonly OtherGroup[];
}

/** Whom a plan affects: all or nobody, except for some groups. */
export interface Affected {
  readonly everybody: boolean;
  readonly others: readonly OtherGroup[];
}

/** A group with its ancestors, root first. */
export interface GroupPath {
  readonly id: string;
  readonly name: string;
  readonly path: readonly { readonly id: string }[];
}

/**
 * The readers who lose or get each module of a plan, by the module's id: those for whom it is delivered either before or
 * after the plan only.
 * @param modules those of the plan, with all that they need
 * @param groups those with rules in these modules; deleted ones have no readers
 * @param now in milliseconds since 1970
 */
export function affectedReaders(
  modules: readonly Deliverable[],
  steps: readonly Pick<Step, 'id' | 'enabled'>[],
  groups: readonly GroupPath[],
  now: number,
): Map<string, Affected> {
  const stateById = new Map(steps.map(({ id, enabled }) => [id, enabled ? 'enabled' : 'disabled']));
  const modulesAfter = modules.map((module) => ({
    ...module,
    state: stateById.get(module.id) ?? module.state,
  }));
  /** The modules whose delivery changes for a reader. */
  function changesFor(path: readonly string[]): Set<string> {
    const [was, willBe] = [deliveries(modules, path, now), deliveries(modulesAfter, path, now)];
    return new Set(
      modules.map(({ id }) => id).filter((id) => was.get(id)?.enabled !== willBe.get(id)?.enabled),
    );
  }
  const top = changesFor([]);
  const nodes = groups.map(({ id, name, path }) => {
    const above = path.map((step) => step.id);
    return { id, name, above, changes: changesFor([...above, id]) };
  });
  /** The groups next below one, or of the top level. */
  const below = (parent: string | undefined) =>
    nodes.filter(({ above }) => above.findLast((id) => nodes.some((each) => each.id === id)) === parent);
  const othersIn = (parent: string | undefined, module: string, around: boolean): OtherGroup[] =>
    below(parent).flatMap(({ id, name, changes }) =>
      changes.has(module) === around
        ? othersIn(id, module, around)
        : [{ name, others: othersIn(id, module, !around) }],
    );
  return new Map(
    steps.map(({ id }) => {
      const everybody = top.has(id);
      return [id, { everybody, others: othersIn(undefined, id, everybody) }];
    }),
  );
}
