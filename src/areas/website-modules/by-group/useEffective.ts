import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { groupStepSchema } from '@/people/readModels';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { isMoment } from '@/records/dates/moment';
import { localized } from '../localized';
import { modules, states } from '../moduleSchema';

/** The group and the time for which the website is shown. */
export interface Reader {
  /** The group's id; null for a reader without a group. */
  readonly group: string | null;
  /** ISO 8601; null for now. */
  readonly at: string | null;
}

/** The effective modules for a reader, with reasons, in one request. */
export function useEffective({ group, at }: Reader, enabled: boolean) {
  const calls = useRecordCalls();
  return useQuery({
    // Below the modules' key, so that each change of a module refetches it.
    queryKey: [modules.resource, 'effective', group, at],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ ...(group && { groupId: group }), ...(at && { at }) });
      const path = `?${query}`;
      return calls.call('website-modules/by-group', { path, schema: effectiveListSchema, signal });
    },
    enabled,
  });
}

const viaSchema = v.object({
  type: v.picklist(['switch', 'state', 'schedule', 'rule', 'default', 'needs']),
  state: v.fallback(v.optional(v.picklist(states)), undefined),
  phase: v.fallback(v.optional(v.picklist(['waiting', 'ended'])), undefined),
  /** The group of the rule, behind those above it. */
  path: v.fallback(v.array(groupStepSchema), []),
  /** The needed module that the group does not get; without a name it is not installed. */
  key: v.fallback(v.optional(v.string()), undefined),
  name: v.fallback(v.optional(localized), undefined),
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

const effectiveListSchema = v.array(effectiveSchema);

export type Effective = v.InferOutput<typeof effectiveSchema>;

/** What the address asks for, with the way to change it; what is changed `quietly` is no step for Back. */
export function useReaderQuery() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const at = query.get('at');
  const reader: Reader = { group: query.get('group'), at: isMoment(at) ? at : null };
  const ask = (name: string, value: string | null, quietly = true) => {
    if (value) query.set(name, value);
    else query.delete(name);
    navigate({ search: query.toString(), hash }, { replace: quietly, state });
  };
  return { query, reader, ask };
}
