import * as v from 'valibot';
import type { FailureKind } from '@/api/apiError';
import { bulkSchema } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import type { Following } from '@/areas/shellDefinition';
import { readerEvents } from '../checks/readerState';
import type { Item } from './itemSchema';

/** Milliseconds from the first event to the request with all events until then; they can be undone for so long. */
const flushAfterMs = 5000;

/** The most events in the log. */
const maxLogEntries = 200;

const eventSchema = v.object({
  id: v.string(),
  revision: v.number(),
  event: v.picklist(readerEvents),
  /** Whether the message was unread before, and is not any more. */
  wasUnread: v.boolean(),
});
const listSchema = v.fallback(v.array(eventSchema), []);

type Stored = v.InferOutput<typeof eventSchema>;
export type EventName = Stored['event'];

/** What was done with a message; `item` restores it if the server has left it out meanwhile. */
export interface Done extends Stored {
  readonly item?: Item;
}

const isSameRevision = (left: Stored, right: Stored) =>
  left.id === right.id && left.revision === right.revision;

/** Whether sending a call again is pointless. */
const isFinal = (error: unknown) => final.has(refusalOf(error).kind);
const final = new Set<FailureKind | undefined>(['invalid', 'notFound', 'conflict', 'refused']);

/** What the reader has done with messages: applied at once, sent in batches, and kept while offline. */
export function createEvents({ ask, store, beforeSignOut }: Following, onChange: () => void) {
  // A copy, because the default is shared.
  let unsent: Done[] = [...v.parse(listSchema, store.getItem(unsentKey))];
  let sending: Done[] = [];
  /** Known to the server, until a response to a request sent after `until`. */
  let sent: (Done & { readonly until: number })[] = [];
  /** All events of this sign-in, for lists that were loaded earlier. */
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
      timer = setTimeout(() => void flush().catch(() => {}), flushAfterMs);
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
      const accepted = sending.filter((_each, index) => results[index]?.ok === true);
      sent = [...sent, ...accepted.map((each) => ({ ...each, until }))];
      return results;
    } catch (error) {
      if (!isFinal(error)) unsent = [...sending, ...unsent];
      throw error;
    } finally {
      sending = [];
      save();
    }
  }

  /** Sends the pending events. If that fails it rejects and keeps them, unless the server refuses them finally. */
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const next = call.then(send);
    call = next.catch(() => {});
    return next;
  }

  /** Sends one event at once, with the pending ones; if that fails, it was not done. */
  function confirm(done: Done) {
    clearTimeout(timer);
    timer = undefined;
    const next = call.then(async () => {
      unsent.push(done);
      const results = await send();
      if (results.at(-1)?.ok === true) log = [...log, done].slice(-maxLogEntries);
      return results;
    });
    call = next.then(onChange, () => {
      unsent = unsent.filter((each) => each !== done);
      save();
      schedule();
    });
    return next;
  }

  const leave = () => {
    if (document.hidden) void flush().catch(() => {});
  };
  document.addEventListener('visibilitychange', leave);
  beforeSignOut(flush);
  schedule();

  return {
    flush,
    confirm,
    add(done: Done): void {
      // Undone before it was sent, so the server need not know.
      const index = unsent.findIndex((each) => isSameRevision(each, done) && each.event === 'dismissed');
      if (done.event === 'dismissed' && index >= 0) return;
      if (done.event === 'restored' && index >= 0) unsent.splice(index, 1);
      else unsent.push(done);
      log = [...log, done].slice(-maxLogEntries);
      save();
      schedule();
      onChange();
    },
    /** Adds many events that nobody undoes, and sends them at once. If that fails, they are kept. */
    addAll(all: readonly Done[]): Promise<unknown> {
      unsent.push(...all);
      log = [...log, ...all].slice(-maxLogEntries);
      save();
      onChange();
      return flush();
    },
    /** Handles the response to a request sent at `requestedAt`, which includes everything sent before. */
    answered(requestedAt: number): void {
      sent = sent.filter(({ until }) => until > requestedAt);
      if (unsent.length > 0 && timer === undefined) void flush().catch(() => {});
    },
    get log(): readonly Done[] {
      return log;
    },
    /** The events that win over the server's response. */
    get all(): readonly Done[] {
      // A confirmation counts only once the server has it.
      return [...sent, ...[...sending, ...unsent].filter(({ event }) => event !== 'acknowledged')];
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    },
  };
}

/** The storage key for unsent events, which are kept until the sign-out. */
export const unsentKey = 'session.messages.unsent';
