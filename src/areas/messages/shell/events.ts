import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import { bulkSchema } from '@/api/records';
import type { Following } from '@/areas/shellDefinition';
import { type Item, itemSchema } from './itemSchema';
import { toldKey, unsentKey } from './keptKeys';

/** Milliseconds from the first event to the call that sends it, with what came meanwhile: as long as it can be undone. */
const pause = 5000;
/** For how many milliseconds another tab's events hold against an answer: it may not have sent them yet. */
const elsewhere = 10_000;

const longestLog = 200;

const eventSchema = v.object({
  id: v.string(),
  revision: v.number(),
  event: v.picklist(['seen', 'dismissed', 'restored', 'acknowledged']),
  /** Whether the message was unread before. */
  wasUnread: v.boolean(),
});
/** What one tab tells another. */
const toldSchema = v.object({ done: v.object({ ...eventSchema.entries, item: v.optional(itemSchema) }) });
const listSchema = v.fallback(v.array(eventSchema), []);

type Stored = v.InferOutput<typeof eventSchema>;
export type EventName = Stored['event'];

/** What was done with a message; `item` brings it back where the server has left it out meanwhile. */
export interface Done extends Stored {
  readonly item?: Item;
}

const isSame = (left: Stored, right: Stored) => left.id === right.id && left.revision === right.revision;

/** Whether the server will never take a call: sending it again is no use. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && [400, 404, 409, 410, 413, 422].includes(error.status ?? 0);

/**
 * What the reader has done with messages: it counts at once, is sent in one call, kept while there is no network, and told to the
 * other tabs.
 */
export function createEvents({ ask, store, beforeSignOut }: Following, onChange: () => void) {
  // A copy: what is there for want of another is one and the same for all.
  let unsent: Done[] = [...v.parse(listSchema, store.getItem(unsentKey))];
  let sending: Done[] = [];
  /** What the server knows, until an answer that was asked for after `until`. */
  let sent: (Done & { readonly until: number })[] = [];
  /** Everything of this sign-in, for lists that were loaded before. */
  let log: readonly Done[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: Promise<unknown> = Promise.resolve();
  let isOver = false;

  function save(): void {
    const stored = [...sending, ...unsent].map(({ item: _, ...each }) => each);
    if (!isOver) store.setItem(unsentKey, stored.length > 0 ? stored : undefined);
  }
  function schedule(): void {
    if (timer === undefined && unsent.length > 0)
      timer = setTimeout(() => void flush().catch(() => {}), pause);
  }

  async function send() {
    if (isOver || unsent.length === 0) return [];
    sending = unsent;
    unsent = [];
    try {
      const events = sending.map(({ id, revision, event }) => ({ id, revision, event }));
      const { results } = await ask(bulkSchema, { path: 'admin/inbox/actions/receipts', body: { events } });
      const until = performance.now();
      // What the server refuses was not done.
      const taken = sending.filter((_each, index) => results[index]?.ok === true);
      sent = [...sent, ...taken.map((each) => ({ ...each, until }))];
      return results;
    } catch (error) {
      if (!isFinal(error)) unsent = [...sending, ...unsent];
      throw error;
    } finally {
      sending = [];
      save();
    }
  }

  /** Sends what is there; rejects where that fails, which keeps it for the next time unless the server refuses it for good. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const next = call.then(send);
    call = next.catch(() => {});
    return next;
  }

  function keep(done: Done): void {
    log = [...log, done].slice(-longestLog);
  }

  /** Sends one at once, with what is there; where that fails, it was not done. */
  function confirm(done: Done) {
    clearTimeout(timer);
    timer = undefined;
    const next = call.then(() => {
      unsent.push(done);
      return send();
    });
    call = next.then(onChange, () => {
      unsent = unsent.filter((each) => each !== done);
      save();
      schedule();
    });
    return next;
  }

  /** Whether what is told is told by this tab: the store calls it too. */
  let telling = false;
  const leave = () => {
    if (document.hidden) void flush().catch(() => {});
  };
  document.addEventListener('visibilitychange', leave);
  beforeSignOut(flush);
  schedule();

  return {
    flush,
    confirm,
    /** Takes what another tab tells. */
    hear(value: unknown): void {
      const parsed = v.safeParse(toldSchema, value);
      if (telling || !parsed.success || isOver) return;
      const { item, ...told } = parsed.output.done;
      const done = { ...told, ...(item && { item }) };
      sent.push({ ...done, until: performance.now() + elsewhere });
      keep(done);
      onChange();
    },
    add(done: Done): void {
      // Undone before it was sent: the server need not know of either.
      const index = unsent.findIndex((each) => isSame(each, done) && each.event === 'dismissed');
      if (done.event === 'dismissed' && index >= 0) return;
      if (done.event === 'restored' && index >= 0) unsent.splice(index, 1);
      else unsent.push(done);
      keep(done);
      save();
      schedule();
      telling = true;
      store.setItem(toldKey, { done, at: Date.now() });
      telling = false;
      onChange();
    },
    /** An answer that was asked for at `asked` is there: it knows what was sent before. */
    answered(asked: number): void {
      sent = sent.filter(({ until }) => until > asked);
      if (unsent.length > 0 && timer === undefined) void flush().catch(() => {});
    },
    get log(): readonly Done[] {
      return log;
    },
    /** Everything that counts before the server's answer does. */
    get all(): readonly Done[] {
      // A confirmation counts when the server has it.
      return [...sent, ...[...sending, ...unsent].filter(({ event }) => event !== 'acknowledged')];
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    },
  };
}
