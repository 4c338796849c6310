import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import type { Send } from '@/records/form/useSaveRecord';
import { isJson } from '../checks/schema/json';
import { withDefaults } from '../checks/settingDefaults';
import { settingRules } from '../checks/settingRules';
import type { Module } from '../moduleSchema';
import { sentTargeting, targetingSchema } from '../targeting';
import { formPath, fromForm, toForm } from './settings/formNames';
import { sentSecrets, sentSettings } from './settings/sentSettings';

type Change = Readonly<Record<string, unknown>>;

const settingsSchema = v.record(v.string(), v.unknown());

/** The form shows the default of a setting that is not stored; `saveModule` leaves it out again. */
export const moduleShape = {
  read: (record: Change): Change => {
    const { success, output } = v.safeParse(settingsSchema, record.settings);
    return success ? { ...record, settings: toForm(withDefaults(record.settingsSchema, output)) } : record;
  },
  write: (values: Change): Change => ({
    ...values,
    settings: fromForm(values.settings),
    ...(values.secrets !== undefined && { secrets: fromForm(values.secrets) }),
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
  const more = {
    ...(settings !== undefined && {
      settings: sentSettings(module.settingsSchema, settings, module.settings),
    }),
    ...(secrets !== undefined && { secrets: Object.keys(typed).length > 0 ? typed : undefined }),
    ...(targeting !== undefined && { targeting: sentTargeting(v.parse(targetingSchema, targeting)) }),
    ...(schedule !== undefined && { schedule: sentSchedule(schedule) }),
  };
  try {
    return { ...(await send(more)), secrets: undefined };
  } catch (error) {
    throw atFields(error, module);
  }
}

/** A refusal with its errors at the fields of the form, whose names may be others. */
function atFields(error: unknown, { settingsSchema, settings }: Module): unknown {
  if (!(error instanceof ApiError) || !isJson(error.body) || !isJson(error.body.errors)) return error;
  const names = [...new Set([...settingRules(settingsSchema, settings).keys(), ...Object.keys(settings)])];
  const errors = Object.entries(error.body.errors).map(([path, text]) => [
    path.startsWith('settings.') ? formPath(path, names) : path,
    text,
  ]);
  return error.withBody({ ...error.body, errors: Object.fromEntries(errors) });
}
