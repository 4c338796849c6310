import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { groupStepSchema } from '../readModels';

const typeSchema = v.picklist(['group', 'role']);

const partSchema = v.object({
  type: typeSchema,
  id: idSchema,
  /** Of a group: with all groups below it. */
  within: v.optional(v.boolean()),
});

/** Whom something is for; `exclude` wins, empty `languages` means all. Invalid input is never read as a wider audience. */
export const audienceSchema = v.object({
  everyone: v.optional(v.boolean(), false),
  include: v.optional(v.array(partSchema), []),
  exclude: v.optional(v.array(partSchema), []),
  languages: v.optional(v.array(v.string()), []),
});

export type Audience = v.InferOutput<typeof audienceSchema>;

export type AudiencePart = v.InferOutput<typeof partSchema>;

/** Nobody: the audience of something new. */
export const nobody: Audience = { everyone: false, include: [], exclude: [], languages: [] };

/** True when nobody can belong to the audience, whatever the groups and roles hold. */
export const isNobody = ({ everyone, include }: Whom) => !everyone && include.length === 0;

export interface Whom {
  readonly everyone: boolean;
  readonly include: readonly unknown[];
}

/** A group or role that an audience may name, as `GET {clientApi}admin/audiences` lists it. */
export const audienceOptionSchema = v.object({
  /** The type and the id of the group or role: `group:g1`. */
  id: v.string(),
  type: typeSchema,
  name: v.string(),
  /** Of a group: the groups above it, the root first. */
  path: v.fallback(v.array(groupStepSchema), []),
  /** Active users; of a group, with all groups below it. */
  count: v.number(),
});

export type AudienceOption = v.InferOutput<typeof audienceOptionSchema>;

/** The id under which `directory/audiences` knows a group or role. */
export const optionId = ({ type, id }: Pick<AudiencePart, 'type' | 'id'>) => `${type}:${id}`;

/** The group or role of such an id; a group comes with all groups below it, as the list counts it. */
export function partOf(id: string): AudiencePart {
  const [, type, own = ''] = /^([^:]*):(.*)$/s.exec(id) ?? [];
  return type === 'role' ? { type, id: own } : { type: 'group', id: own, within: true };
}

/** Each group and role once; a group that is named alone and with those below it is named with them. */
function eachOnce(parts: readonly AudiencePart[]): AudiencePart[] {
  const found = new Map<string, AudiencePart>();
  for (const { type, id, within } of parts) {
    const key = optionId({ type, id });
    const isWithin = type === 'group' && (within === true || found.get(key)?.within === true);
    found.set(key, { type, id, ...(isWithin && { within: true }) });
  }
  return [...found.values()];
}

/** The one form in which an audience is sent and compared: `include` is empty with `everyone`, and nothing is said twice. */
export function normalizeAudience({ everyone, include, exclude, languages }: Audience): Audience {
  return {
    everyone,
    include: everyone ? [] : eachOnce(include),
    exclude: eachOnce(exclude),
    languages: [...new Set(languages)],
  };
}
