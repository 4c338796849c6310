import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { groupStepSchema } from '../readModels';

/** What an audience may name. */
export const audienceTypes = ['group', 'role', 'user'] as const;

const typeSchema = v.picklist(audienceTypes);

const partSchema = v.object({
  type: typeSchema,
  id: idSchema,
  /** For a group: includes all groups below it. */
  within: v.optional(v.boolean()),
});

/** Who something is for; `exclude` wins, empty `languages` means all. Invalid input never becomes a wider audience. */
export const audienceSchema = v.object({
  everyone: v.optional(v.boolean(), false),
  include: v.optional(v.array(partSchema), []),
  exclude: v.optional(v.array(partSchema), []),
  languages: v.optional(v.array(v.string()), []),
});

export type Audience = v.InferOutput<typeof audienceSchema>;

export type AudiencePart = v.InferOutput<typeof partSchema>;

/** Nobody: the initial audience of new records. */
export const nobody: Audience = { everyone: false, include: [], exclude: [], languages: [] };

/** Whether nobody can belong to the audience, whatever its groups and roles contain. */
export const isNobody = ({ everyone, include }: Recipients) => !everyone && include.length === 0;

export interface Recipients {
  readonly everyone: boolean;
  readonly include: readonly unknown[];
}

/** A group, role or person that an audience names, by which it can be put in words. */
export const audienceTargetSchema = v.object({
  /** Its type and id: `group:g1`. */
  id: v.string(),
  type: typeSchema,
  name: v.string(),
  /** For a group: its ancestors, root first. */
  path: v.fallback(v.array(groupStepSchema), []),
  /** For a person. */
  email: v.fallback(v.optional(v.string()), undefined),
});

export type AudienceTarget = v.InferOutput<typeof audienceTargetSchema>;

/** A group, role or person that an audience may name, as `GET {clientApi}admin/audiences` lists it. */
export const audienceOptionSchema = v.object({
  ...audienceTargetSchema.entries,
  /** The number of active users; for a group, including all groups below it. */
  count: v.number(),
});

export type AudienceOption = v.InferOutput<typeof audienceOptionSchema>;

/** The id under which `directory/audiences` knows a group, role or person. */
export const optionId = ({ type, id }: Pick<AudiencePart, 'type' | 'id'>) => `${type}:${id}`;

/** The group, role or person with such an id; a group includes its subgroups, as the list counts them. */
export function partOf(id: string): AudiencePart {
  const [, type, ownId = ''] = /^([^:]*):(.*)$/s.exec(id) ?? [];
  return type === 'role' || type === 'user'
    ? { type, id: ownId }
    : { type: 'group', id: ownId, within: true };
}

/** Removes duplicates; a group listed both with and without subgroups is kept with them. */
function withoutDuplicates(parts: readonly AudiencePart[]): AudiencePart[] {
  const unique = new Map<string, AudiencePart>();
  for (const { type, id, within } of parts) {
    const key = optionId({ type, id });
    const isWithin = type === 'group' && (within === true || unique.get(key)?.within === true);
    unique.set(key, { type, id, ...(isWithin && { within: true }) });
  }
  return [...unique.values()];
}

/** The canonical form for sending and comparing an audience: `include` is empty with `everyone`, and there are no duplicates. */
export function normalizeAudience({ everyone, include, exclude, languages }: Audience): Audience {
  return {
    everyone,
    include: everyone ? [] : withoutDuplicates(include),
    exclude: withoutDuplicates(exclude),
    languages: [...new Set(languages)],
  };
}
