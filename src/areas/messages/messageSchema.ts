import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { audienceSchema, audienceTargetSchema, nobody } from '@/people/audience/audience';
import { defineReference } from '@/records/references/defineReference';
import { localText } from '@/records/values/localText';
import { visibleText } from '@/ui/visibleText';
import { type MessageText, noText } from './checks/messageText';

export const kinds = ['banner', 'inbox', 'modal'] as const;
export const severities = ['info', 'warning', 'critical'] as const;
/** The phase of a message, from its status and the server's clock. */
export const phases = ['draft', 'scheduled', 'live', 'paused', 'ended', 'archived'] as const;

const moment = v.fallback(v.nullable(v.string()), null);
const count = v.fallback(v.number(), 0);
const part = v.fallback(v.string(), '');

const textSchema: v.GenericSchema<unknown, MessageText> = v.fallback(
  v.object({ title: part, summary: part, body: part, actionLabel: part, actionUrl: part }),
  noText,
);

/**
 * The number of people in the audience now, and what people have done with the current revision: `seen` includes who
 * dismissed or confirmed it, and who has left the audience since; `unseen` are the others of the audience.
 */
const reachSchema = v.object({
  audience: count,
  seen: count,
  dismissed: count,
  acknowledged: count,
  unseen: count,
});

/** A message as stored; `access` has the reason's code for each action that the server would refuse. */
export const messageSchema = v.looseObject({
  id: idSchema,
  name: part,
  kind: v.fallback(v.picklist(kinds), 'banner'),
  severity: v.fallback(v.picklist(severities), 'info'),
  texts: v.fallback(v.record(v.string(), textSchema), {}),
  fallback: v.fallback(v.string(), 'en'),
  audience: v.fallback(audienceSchema, nobody),
  /** What the audience names, as far as it exists; undefined if the server does not send it. */
  targets: v.fallback(v.optional(v.array(audienceTargetSchema)), undefined),
  areas: v.fallback(v.array(v.string()), []),
  startsAt: moment,
  endsAt: moment,
  timeZone: v.fallback(v.string(), 'UTC'),
  dismissible: v.fallback(v.boolean(), true),
  acknowledge: v.fallback(v.boolean(), false),
  receipts: v.fallback(v.picklist(['counts', 'people']), 'counts'),
  phase: v.picklist(phases),
  revision: count,
  /** Languages whose text is older than the fallback. */
  outdated: v.fallback(v.array(v.string()), []),
  reach: v.fallback(reachSchema, { audience: 0, seen: 0, dismissed: 0, acknowledged: 0, unseen: 0 }),
  access: v.fallback(v.record(v.string(), v.string()), {}),
  version: v.number(),
});

export type Message = v.InferOutput<typeof messageSchema>;

/** Its internal name, which readers do not see. */
export const messageName = ({ name, id }: Pick<Message, 'name' | 'id'>): string => visibleText(name) || id;

export const messages = defineReference<Message>({
  resource: 'messages',
  name: messageName,
  detail: ({ texts }) =>
    localText(Object.fromEntries(Object.entries(texts).map(([code, { title }]) => [code, title]))),
});

/** The page of a message, on one of its tabs. */
export const messagePath = (id: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `/messages/${encodeURIComponent(id)}${search && `?${search}`}`;
};

/** The prefix of the texts for refused actions. */
export const refusalTexts = 'areas.messages.refusals';
