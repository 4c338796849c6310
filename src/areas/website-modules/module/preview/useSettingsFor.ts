import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { settingsFor } from '../../checks/delivery';
import { isJson } from '../../checks/schema/json';
import { sentTargeting } from '../../targeting';
import { fromForm } from '../settings/formNames';
import { useGroupSteps } from '../settings/useGroupSteps';
import { useTypedRules } from '../useTypedRules';

/** The typed settings as a group gets them, and the groups whose rules bring some of them, by setting. */
export function useSettingsFor(group: string | null) {
  // The fields come first.
  const typed: unknown = fromForm(useDeferredValue(useWatch({ name: 'settings' })));
  const targeting = useDeferredValue(useTypedRules());
  const { steps, isLoading } = useGroupSteps(group);
  // JSON that cannot be read is handed over as it is typed.
  if (group === null || !isJson(typed)) return { settings: typed, rules: noRules, isLoading };
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
