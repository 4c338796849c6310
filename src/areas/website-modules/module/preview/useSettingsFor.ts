import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import type { AudienceOption } from '@/people/audience/audience';
import { audienceGroups } from '@/people/references';
import { useNames } from '@/records/references/useNames';
import { settingsFor } from '../../checks/delivery';
import { isJson } from '../../checks/schema/json';
import { sentTargeting, type Targeting } from '../../targeting';
import { fromForm } from '../settings/formNames';

/** The typed settings as a group gets them, and the groups whose rules bring some of them, by setting. */
export function useSettingsFor(group: string | null) {
  // The form starts with the record, which its schema has parsed.
  const values = useWatch({ name: ['settings', 'targeting'] }) as [unknown, Targeting];
  // The fields come first.
  const [typedValues, targeting] = useDeferredValue(values);
  const typed = fromForm(typedValues);
  const id = `group:${group}`;
  const {
    recordsById: groupsById,
    isComplete,
    isFailed,
  } = useNames(audienceGroups, group === null ? [] : [id]);
  // Parsed by this reference's schema.
  const option = groupsById.get(id) as AudienceOption | undefined;
  const isLoading = group !== null && !option && !isComplete && !isFailed;
  // JSON that cannot be read is handed over as it is typed.
  if (group === null || !isJson(typed)) return { settings: typed, rules: noRules, isLoading };
  const steps = [...(option?.path ?? []), { id: group, name: option?.name ?? group }];
  const nameOf = new Map(steps.map((step) => [step.id, step.name]));
  const found = Object.entries(settingsFor(typed, sentTargeting(targeting), [...nameOf.keys()]));
  const rules = found.flatMap(([name, { groupId }]) =>
    groupId === undefined ? [] : [[name, nameOf.get(groupId) ?? groupId] as const],
  );
  return {
    settings: Object.fromEntries(found.map(([name, { value }]) => [name, value])),
    rules: new Map(rules),
    isLoading,
  };
}

const noRules: ReadonlyMap<string, string> = new Map();
