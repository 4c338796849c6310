import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import { idSchema } from '@/api/records';
import { moduleSchema } from '../moduleSchema';

const stepSchema = v.object({
  id: idSchema,
  enabled: v.boolean(),
  version: v.number(),
  because: v.fallback(v.picklist(['asked', 'requires', 'conflict']), 'requires'),
  /** The module that is the reason. */
  of: v.optional(idSchema),
});

/** Everything that goes with a change, in the order of the work. */
export const planSchema = v.object({
  plan: v.string(),
  steps: v.array(stepSchema),
  /** Modules that nobody would need any more. */
  unneeded: v.fallback(v.array(idSchema), []),
  /** Where the modules of the steps stand. */
  positions: v.fallback(v.array(v.object({ id: idSchema, moduleId: idSchema })), []),
});

export type Plan = v.InferOutput<typeof planSchema>;
export type Step = Plan['steps'][number];

/** Why there is no way to make a change. */
const refusalSchema = v.object({
  code: v.picklist(['is_system', 'incompatible', 'missing', 'conflict', 'cycle']),
  /** Who stands in the way; in a circle all of them. */
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

export type PlanRefusal = v.InferOutput<typeof refusalSchema>;

/** The changed modules as they are now. */
export const doneSchema = v.object({ modules: v.array(moduleSchema) });

/** @throws the error where it is no refusal of a plan */
export function refusalIn(error: unknown): PlanRefusal {
  const refusal = v.safeParse(refusalSchema, error instanceof ApiError ? error.body : undefined);
  if (refusal.success) return refusal.output;
  throw error;
}

/** @throws the error where the plan is not another one by now */
export function changedPlanIn(error: unknown): Plan {
  const schema = v.object({ code: v.literal('plan_changed'), ...planSchema.entries });
  const changed = v.safeParse(schema, error instanceof ApiError ? error.body : undefined);
  if (changed.success) return changed.output;
  throw error;
}
