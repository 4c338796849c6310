import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { groupStepSchema } from '@/people/readModels';
import { localized } from '../localized';
import { states } from '../moduleSchema';

const viaSchema = v.object({
  type: v.picklist(['switch', 'state', 'schedule', 'rule', 'default']),
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  phase: v.fallback(v.optional(v.picklist(['waiting', 'ended'])), undefined),
  /** The group of the rule, behind those above it. */
  path: v.fallback(v.array(groupStepSchema), []),
});

/** Whether a group gets a module, and what decides that. */
const effectiveSchema = v.object({
  id: idSchema,
  name: localized,
  category: v.fallback(v.string(), ''),
  enabled: v.boolean(),
  via: viaSchema,
  settings: v.fallback(v.record(v.string(), v.object({ value: v.unknown(), via: viaSchema })), {}),
});

export const effectiveListSchema = v.array(effectiveSchema);

export type Effective = v.InferOutput<typeof effectiveSchema>;
