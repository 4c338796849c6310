import * as v from 'valibot';
import type { Send } from '@/records/form/useSaveRecord';
import type { Module } from '../moduleSchema';
import { sentTargeting, targetingSchema } from '../targeting';
import { readSettings } from './settings/readSettings';
import { sentSecrets, sentSettings, withDefaults } from './settings/sentSettings';

type Change = Readonly<Record<string, unknown>>;

const settingsSchema = v.record(v.string(), v.unknown());

/** The form shows the default of a setting that is not stored; `saveModule` leaves it out again. */
export const moduleShape = {
  read: (record: Change): Change => {
    const { success, output } = v.safeParse(settingsSchema, record.settings);
    return success ? { ...record, settings: withDefaults(record.settingsSchema, output) } : record;
  },
  write: (values: Change): Change => values,
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
      settings: sentSettings(readSettings(module.settingsSchema), settings, module.settings),
    }),
    ...(secrets !== undefined && { secrets: Object.keys(typed).length > 0 ? typed : undefined }),
    ...(targeting !== undefined && { targeting: sentTargeting(v.parse(targetingSchema, targeting)) }),
    ...(schedule !== undefined && { schedule: sentSchedule(schedule) }),
  };
  return { ...(await send(more)), secrets: undefined };
}
