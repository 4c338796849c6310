import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { settingsFor } from '../../checks/delivery';
import { isJson } from '../../checks/schema/json';
import { withDefaults } from '../../checks/settingDefaults';
import type { Module } from '../../moduleSchema';
import { sentTargeting } from '../../targeting';
import { fromForm } from '../settings/formNames';
import { sentSettings } from '../settings/sentSettings';
import { useGroupSteps } from '../settings/useGroupSteps';
import { useTypedRules } from '../useTypedRules';

/** The typed settings as a group gets them once they are saved, and the groups whose rules bring some of them, by setting. */
export function useSettingsFor({ settingsSchema, settings }: Module, group: string | null) {
  // The fields come first.
  const typed: unknown = fromForm(useDeferredValue(useWatch({ name: 'settings' })));
  const targeting = useDeferredValue(useTypedRules());
  const { steps, isLoading } = useGroupSteps(group);
  // JSON that cannot be read is handed over as it is typed.
  if (!isJson(typed)) return { settings: typed, rules: noRules, isLoading };
  const saved = withDefaults(settingsSchema, sentSettings(settingsSchema, typed, settings));
  if (group === null) return { settings: saved, rules: noRules, isLoading };
  const nameOf = new Map(steps.map((step) => [step.id, step.name]));
  const found = Object.entries(settingsFor(saved, sentTargeting(targeting), [...nameOf.keys()]));
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
