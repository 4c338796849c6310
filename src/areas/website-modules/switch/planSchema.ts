import * as v from 'valibot';
import { refusalBody } from '@/api/apiError';
import { idSchema } from '@/api/records';
import { moduleSchema } from '../moduleSchema';

const stepSchema = v.object({
  id: idSchema,
  enabled: v.boolean(),
  version: v.number(),
  because: v.fallback(v.picklist(['asked', 'requires', 'conflict']), 'requires'),
  /** The module that causes this step. */
  of: v.optional(idSchema),
});

/** All steps of a change, in order. */
export const planSchema = v.object({
  plan: v.string(),
  steps: v.array(stepSchema),
  /** The positions of the modules that are switched. */
  positions: v.fallback(v.array(v.object({ id: idSchema, moduleId: idSchema })), []),
});

export type Plan = v.InferOutput<typeof planSchema>;
export type Step = Plan['steps'][number];

/** Why a change is impossible. */
const obstacleSchema = v.object({
  code: v.picklist(['is_system', 'incompatible', 'missing', 'conflict', 'cycle']),
  /** The modules that prevent it; for a circle, all of them. */
  modules: v.fallback(
    v.array(
      v.object({
        id: v.optional(idSchema),
        key: v.string(),
        minRelease: v.optional(v.string()),
        of: v.optional(idSchema),
      }),
    ),
    [],
  ),
});

export type Obstacle = v.InferOutput<typeof obstacleSchema>;

const refusalSchema = v.object({
  ...obstacleSchema.entries,
  /** The requested modules that cannot be switched, each with its own obstacle; the others can be without them. */
  refused: v.fallback(v.array(v.object({ id: idSchema, ...obstacleSchema.entries })), []),
});

export type PlanRefusal = v.InferOutput<typeof refusalSchema>;

/** The modules after the change. */
export const doneSchema = v.object({ modules: v.array(moduleSchema) });

/** @throws the error if it is not a refusal */
export function refusalIn(error: unknown): PlanRefusal {
  const refusal = v.safeParse(refusalSchema, refusalBody(error));
  if (refusal.success) return refusal.output;
  throw error;
}

/** @throws the error if it does not contain a changed plan */
export function changedPlanIn(error: unknown): Plan {
  const schema = v.object({ code: v.literal('plan_changed'), ...planSchema.entries });
  const changed = v.safeParse(schema, refusalBody(error));
  if (changed.success) return changed.output;
  throw error;
}
