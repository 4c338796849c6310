import { useMemo, useState } from 'react';
import { useLocaleState } from 'react-admin';
import type { AudienceOption } from '@/people/audience/audience';
import { pathText } from '@/people/pathText';
import { audienceGroups } from '@/people/references';
import { useNames } from '@/records/references/useNames';

/** A group in the tree of rules. */
export interface RuleLine {
  /** As in audiences: `group:g1`. */
  readonly id: string;
  /** Undefined for a deleted group. */
  readonly name: string | undefined;
  /** Its name with those of its ancestors, where no tree shows them. */
  readonly wholeName: string | undefined;
  /** Its ancestors, root first, and itself. */
  readonly path: readonly string[];
}

interface Node {
  readonly name: string | undefined;
  readonly wholeName: string;
  readonly path: readonly string[];
  readonly below: Set<string>;
}

/**
 * The groups with rules and their ancestors as the lines of a tree; deleted groups come last. Until all names have loaded
 * (`isComplete`), groups without a name are left out.
 */
function ruleTree(
  ids: readonly string[],
  groups: ReadonlyMap<string, Pick<AudienceOption, 'name' | 'path'>>,
  isComplete: boolean,
  locale: string,
): RuleLine[] {
  const nodes = new Map<string, Node>();
  const top = new Set<string>();
  const deletedIds = isComplete ? ids.filter((id) => !groups.has(id)) : [];
  for (const id of ids) {
    const option = groups.get(id);
    if (option === undefined) continue;
    const steps = [
      ...option.path.map((step) => ({ id: `group:${step.id}`, name: step.name })),
      { id, name: option.name },
    ];
    for (const [index, step] of steps.entries()) {
      const path = steps.slice(0, index + 1).map((each) => each.id);
      const wholeName = pathText(steps.slice(0, index + 1));
      if (!nodes.has(step.id)) nodes.set(step.id, { name: step.name, wholeName, path, below: new Set() });
      const above = steps[index - 1];
      if (above) nodes.get(above.id)?.below.add(step.id);
      else top.add(step.id);
    }
  }
  const nameOf = (id: string) => nodes.get(id)?.name ?? '';
  const linesOf = (of: Iterable<string>): RuleLine[] =>
    [...of]
      .sort((one, other) => nameOf(one).localeCompare(nameOf(other), locale))
      .flatMap((id) => {
        const node = nodes.get(id);
        if (!node) return [];
        const { name, wholeName, path, below } = node;
        return [{ id, name, wholeName, path }, ...linesOf(below)];
      });
  return [
    ...linesOf(top),
    ...deletedIds.map((id) => ({ id, name: undefined, wholeName: undefined, path: [id] })),
  ];
}

/** The groups with rules as lines of a tree; one whose rule was removed stays visible until the page is left. */
export function useRuleLines(groups: readonly string[]) {
  const [locale] = useLocaleState();
  const ids = [...new Set(groups)];
  const [lineIds, setLineIds] = useState<readonly string[]>(ids);
  const newIds = ids.filter((id) => !lineIds.includes(id));
  if (newIds.length > 0) setLineIds([...lineIds, ...newIds]);
  const { recordsById: groupsById, isComplete, isFailed } = useNames(audienceGroups, lineIds);
  const lines = useMemo(() => {
    // Parsed by this reference's schema.
    const options = groupsById as ReadonlyMap<string, AudienceOption>;
    return ruleTree(lineIds, options, isComplete, locale);
  }, [lineIds, groupsById, isComplete, locale]);
  return { lines, isLoading: !isComplete && !isFailed && lineIds.length > 0, isFailed };
}
