import * as v from 'valibot';
import { idSchema } from '@/api/records';

/** An entry of the server's log. Optional fields have fallbacks, so that an incomplete entry does not hide the others. */
export const auditSchema = v.looseObject({
  id: idSchema,
  /** ISO 8601. */
  at: v.fallback(v.nullable(v.string()), null),
  actor: v.fallback(v.nullable(v.object({ id: idSchema, name: v.string() })), null),
  action: v.fallback(v.string(), ''),
  resource: v.fallback(v.string(), ''),
  resourceId: v.fallback(idSchema, ''),
  resourceLabel: v.fallback(v.string(), ''),
  changes: v.fallback(
    v.array(v.object({ field: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) })),
    [],
  ),
  ip: v.fallback(v.nullable(v.string()), null),
  /** The same for all that was done by one call. */
  correlationId: v.fallback(v.nullable(v.string()), null),
  /** How many records the call changed in the same way. */
  runSize: v.fallback(v.number(), 1),
});

export type AuditEvent = v.InferOutput<typeof auditSchema>;
