import type { Values } from '@/records/form/changedFields';

/** The values of the form as the server takes them: a select gives the day as a text. */
export function sentSchedule(values: Values): Values {
  return { ...values, day: Number(values.day) || 1 };
}
