import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { isMoment } from '@/records/dates/moment';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** When the person gets a report by email; everybody has their own. */
export const scheduleSchema = v.looseObject({
  id: idSchema,
  version: v.optional(v.number()),
  /** The id of the report. */
  report: v.string(),
  /** Null if it is no longer there, or not shared with the person; then nothing is sent. */
  reportName: v.fallback(v.nullable(v.string()), null),
  every: v.fallback(v.picklist(['week', 'month']), 'week'),
  /** 1 is Monday, 7 is Sunday. */
  weekday: v.fallback(whole(1, 7), 1),
  monthDay: v.fallback(whole(1, 31), 1),
  /** In the publisher's time zone. */
  hour: v.fallback(whole(0, 23), 7),
  nextAt: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((value: string) => isMoment(value)),
      ),
    ),
    null,
  ),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;
