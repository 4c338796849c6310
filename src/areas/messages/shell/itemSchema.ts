import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { visibleText } from '@/ui/visibleText';
import { maxLengths } from '../checks/messageText';
import { readerStates } from '../checks/readerState';

const plain = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => visibleText(text.slice(0, maxLength))),
  );
export const moment = v.fallback(v.nullable(v.string()), null);
const flag = v.fallback(v.boolean(), false);

/** A message as its reader gets it. Texts longer than allowed are cut, so that they cannot break the shell. */
export const itemSchema = v.object({
  id: idSchema,
  revision: v.number(),
  kind: v.picklist(['banner', 'inbox', 'modal']),
  severity: v.fallback(v.picklist(['info', 'warning', 'critical']), 'info'),
  title: plain(maxLengths.title),
  summary: plain(maxLengths.summary),
  actionLabel: v.fallback(plain(maxLengths.actionLabel), ''),
  actionUrl: v.fallback(v.string(), ''),
  hasBody: flag,
  language: v.fallback(v.string(), ''),
  from: moment,
  until: moment,
  dismissible: flag,
  acknowledge: flag,
  state: v.fallback(v.picklist(readerStates), 'unseen'),
  unread: flag,
  /** Whether the reader's messages include it now; false once it is over. */
  current: v.fallback(v.boolean(), true),
  areas: v.fallback(v.array(v.string()), []),
});

export type Item = v.InferOutput<typeof itemSchema>;

/** The most messages that are read at once, by default; the server sends ten. */
const maxItems = 50;

/** The valid messages of a list; others are skipped. */
export function readItems(list: readonly unknown[], max = maxItems): Item[] {
  return list.slice(0, max).flatMap((each) => {
    const parsed = v.safeParse(itemSchema, each);
    return parsed.success ? [parsed.output] : [];
  });
}

const count = v.fallback(v.number(), 0);

/** What waits for a reader, or that nothing changed; messages are parsed where they are shown. */
export const currentSchema = v.object({
  revision: v.string(),
  now: v.string(),
  unchanged: v.optional(v.boolean()),
  unread: count,
  banners: v.optional(v.array(v.unknown())),
  further: count,
  modal: v.optional(v.unknown()),
});

export type Current = v.InferOutput<typeof currentSchema>;

/** The path of the reader's inbox. */
export const inboxPath = '/profile/messages';

/** The page of a message in the inbox. */
export const itemPath = (id: string): string => `${inboxPath}/${encodeURIComponent(id)}`;
