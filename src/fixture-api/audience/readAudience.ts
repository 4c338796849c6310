import { BadRequest, isRecord } from '../answers';
import type { AudiencePart } from './directory';

export interface Audience {
  readonly everyone: boolean;
  readonly include: readonly AudiencePart[];
  readonly exclude: readonly AudiencePart[];
  /** Language codes; empty means all languages. */
  readonly languages: readonly string[];
}

function readPart(value: unknown): AudiencePart {
  if (!isRecord(value) || typeof value.id !== 'string' || (value.type !== 'group' && value.type !== 'role')) {
    throw new BadRequest('A part of an audience must be {type: "group" or "role", id, within?}');
  }
  const { type, id, within = false } = value;
  if (typeof within !== 'boolean') throw new BadRequest('within must be true or false');
  return { type, id, within };
}

function readList(audience: Record<string, unknown>, field: string): unknown[] {
  const list = audience[field] ?? [];
  if (!Array.isArray(list)) throw new BadRequest(`audience.${field} must be a list`);
  return list;
}

/** Reads the audience in a request; unknown groups and roles are kept and match nobody. @throws BadRequest for another shape */
export function readAudience(value: unknown): Audience {
  if (!isRecord(value)) throw new BadRequest('audience must be an object');
  const { everyone = false } = value;
  if (typeof everyone !== 'boolean') throw new BadRequest('audience.everyone must be true or false');
  return {
    everyone,
    include: readList(value, 'include').map(readPart),
    exclude: readList(value, 'exclude').map(readPart),
    languages: readList(value, 'languages').map(String),
  };
}
