import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import { isSame } from '@/records/form/changedFields';
import type { Send } from '@/records/form/useSaveRecord';
import { isJson } from '../checks/schema/json';
import { withDefaults } from '../checks/settingDefaults';
import { settingRules } from '../checks/settingRules';
import type { Module } from '../moduleSchema';
import { defaultOf, rulesOf, sentTargeting, type Targeting, targetingSchema } from '../targeting';
import { groupSource, type RuleValues, readRules, writeRules } from './ruleForm';
import { formPath, fromForm, toForm } from './settings/formNames';
import { sentRuleSettings, sentSecrets, sentSettings } from './settings/sentSettings';

type Change = Readonly<Record<string, unknown>>;

const settingsSchema = v.record(v.string(), v.unknown());

/** The form shows the default of a setting that is not stored; `saveModule` leaves it out again. The rules are two fields. */
export const moduleShape = {
  read: (record: Change): Change => {
    const { success, output } = v.safeParse(settingsSchema, record.settings);
    return {
      ...record,
      ...(success && { settings: toForm(withDefaults(record.settingsSchema, output)) }),
      ...readRules(v.parse(targetingSchema, record.targeting)),
    };
  },
  write: ({ targeting, groupSettings, ...values }: Change): Change => ({
    ...values,
    settings: fromForm(values.settings),
    ...(values.secrets !== undefined && { secrets: fromForm(values.secrets) }),
    // `read` has made both.
    targeting: writeRules({ targeting, groupSettings } as RuleValues),
  }),
};

const scheduleSchema = v.looseObject({
  from: v.fallback(v.unknown(), null),
  to: v.fallback(v.unknown(), null),
});

/** An empty schedule is sent as null. */
function sentSchedule(value: unknown) {
  const { from, to } = v.is(scheduleSchema, value) ? value : {};
  return from || to ? { from: from || null, to: to || null } : null;
}

/** Sends a module's change in the server's format; the values of secrets are not returned. */
export async function saveModule(change: Change, module: Module, send: Send) {
  const { settings, secrets, targeting, schedule } = change;
  const typed = sentSecrets(secrets);
  const rules = targeting === undefined ? undefined : sentRules(v.parse(targetingSchema, targeting), module);
  const more = {
    ...(settings !== undefined && {
      settings: sentSettings(module.settingsSchema, settings, module.settings),
    }),
    ...(secrets !== undefined && { secrets: Object.keys(typed).length > 0 ? typed : undefined }),
    ...(rules && { targeting: rules }),
    ...(schedule !== undefined && { schedule: sentSchedule(schedule) }),
  };
  try {
    return { ...(await send(more)), secrets: undefined };
  } catch (error) {
    throw atFields(error, module, rules);
  }
}

type SentTargeting = ReturnType<typeof sentTargeting>;

/** Rules with their settings as the server expects them. */
function sentRules(targeting: Targeting, module: Module): SentTargeting {
  const stored = new Map(rulesOf(module.targeting));
  const rules = rulesOf(targeting).flatMap(([group, { state, settings = {} }]) => {
    const before = stored.get(group)?.settings;
    const isChanged = !isSame(settings, before ?? {});
    const sent = isChanged ? sentRuleSettings(module.settingsSchema, settings, module.settings) : settings;
    const isSet = Object.keys(sent).length > 0;
    return state !== undefined || isSet
      ? [[group, { state, ...(isSet && { settings: sent }) }] as const]
      : [];
  });
  return sentTargeting({ default: defaultOf(targeting), ...Object.fromEntries(rules) });
}

/** A refusal with its errors at the fields of the form, which has other names for settings and names rules by their group. */
function atFields(
  error: unknown,
  { settingsSchema, settings }: Module,
  sent: SentTargeting | undefined,
): unknown {
  if (!(error instanceof ApiError) || !isJson(error.body) || !isJson(error.body.errors)) return error;
  const names = [...new Set([...settingRules(settingsSchema, settings).keys(), ...Object.keys(settings)])];
  const fieldOf = (path: string) => {
    if (path.startsWith('settings.')) return formPath(path, names);
    const [, place, setting] = /^targeting\.rules\.(\d+)(?:\.(settings\..+))?$/.exec(path) ?? [];
    const rule = sent?.rules[Number(place)];
    if (rule === undefined) return path;
    const group = `group:${rule.groupId}`;
    if (setting === undefined) return `targeting.${group}`;
    const field = formPath(setting, [...names, ...Object.keys(rule.settings ?? {})]);
    return field.replace('settings', groupSource(group));
  };
  const errors = Object.entries(error.body.errors).map(([path, text]) => [fieldOf(path), text]);
  return error.withBody({ ...error.body, errors: Object.fromEntries(errors) });
}
