import * as v from 'valibot';
import { idSchema } from '@/api/records';

/** A file that the server makes, and how far it is. */
export const jobSchema = v.looseObject({
  id: idSchema,
  format: v.string(),
  state: v.fallback(v.picklist(['queued', 'running', 'done', 'failed', 'cancelled', 'expired']), 'running'),
  /** 0 to 100. */
  progress: v.number(),
  rows: v.number(),
  createdAt: v.string(),
  expiresAt: v.string(),
  figures: v.optional(
    v.object({
      metrics: v.array(v.string()),
      dimensions: v.array(v.string()),
      period: v.object({ from: v.string(), to: v.string() }),
    }),
  ),
  counter: v.optional(
    v.object({ report: v.string(), institution: v.string(), begin: v.string(), end: v.string() }),
  ),
});

export type Job = v.InferOutput<typeof jobSchema>;

/** Whether there is more to come. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'queued' || state === 'running';
