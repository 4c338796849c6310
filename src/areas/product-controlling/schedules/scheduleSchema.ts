import * as v from 'valibot';
import { idSchema } from '@/api/records';

export const rhythms = ['daily', 'weekly', 'monthly'] as const;

/** A report that is sent again and again. */
export const scheduleSchema = v.pipe(
  v.looseObject({
    id: idSchema,
    version: v.optional(v.number()),
    reportId: idSchema,
    reportName: v.fallback(v.string(), ''),
    rhythm: v.fallback(v.picklist(rhythms), 'monthly'),
    /** Of a week 1 (Monday) to 7, of a month 1 to 31. */
    day: v.fallback(v.number(), 1),
    at: v.string(),
    recipientIds: v.array(idSchema),
    recipients: v.fallback(v.array(v.object({ id: idSchema, name: v.string(), permitted: v.boolean() })), []),
    format: v.fallback(v.picklist(['xlsx', 'csv']), 'xlsx'),
    paused: v.fallback(v.boolean(), false),
    endsAt: v.fallback(v.nullable(v.string()), null),
    owner: v.object({ id: v.string(), name: v.string() }),
    access: v.fallback(v.picklist(['owner', 'reader']), 'reader'),
    /** Orphaned where the owner may no longer see the figures: nothing is sent. */
    state: v.fallback(v.picklist(['active', 'paused', 'ended', 'orphaned']), 'paused'),
    nextRun: v.fallback(v.nullable(v.string()), null),
    lastRun: v.fallback(v.nullable(v.string()), null),
  }),
  // A schedule is called as its report is.
  v.transform((schedule) => ({ ...schedule, name: schedule.reportName })),
);

export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** Somebody who can get reports. */
export const recipientSchema = v.looseObject({
  id: idSchema,
  name: v.string(),
  permitted: v.fallback(v.boolean(), true),
});

export type Recipient = v.InferOutput<typeof recipientSchema>;
