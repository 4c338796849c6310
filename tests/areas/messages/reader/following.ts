import * as v from 'valibot';
import { vi } from 'vitest';
import { ApiError } from '@/api/apiError';
import { follow } from '@/areas/messages/shell/follow';
import type { Item } from '@/areas/messages/shell/itemSchema';
import { note, withReader } from '@/areas/messages/shell/reader';
import type { Following } from '@/areas/shellDefinition';

/** A message as the server sends it, by default a live banner. */
export function item(id: string, fields: object = {}) {
  return {
    ...{ id, revision: 1, kind: 'banner', severity: 'info', title: id, summary: 'Read this' },
    ...{ hasBody: false, language: 'en', from: new Date(Date.now() - 60_000).toISOString(), until: null },
    ...{
      dismissible: true,
      acknowledge: false,
      receipts: 'people',
      state: 'unseen',
      unread: true,
      areas: [],
    },
    ...fields,
  };
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

type Answer = object;

/** The store of a browser. */
export function createStore() {
  const values = new Map<string, unknown>();
  return {
    values,
    store: {
      getItem: <T>(key: string) => values.get(key) as T | undefined,
      setItem(key: string, value: unknown): void {
        if (value === undefined) values.delete(key);
        else values.set(key, value);
      },
      subscribe: () => () => {},
    } satisfies Following['store'],
  };
}

/** Follows messages with a fake server and fake timers. */
export function openFollowing(browser = createStore()) {
  const server: {
    answer: () => Answer | Promise<Answer>;
    receive: (events: unknown[]) => unknown;
    now: () => string;
  } = {
    answer: () => ({ unread: 0, banners: [], further: 0, modal: null }),
    receive: (events) => ({ results: events.map((event) => ({ id: Object(event).id, ok: true })) }),
    now: () => new Date().toISOString(),
  };
  let revision = 0;
  const requests: string[] = [];
  const sent: string[][] = [];
  const work: (() => Promise<unknown>)[] = [];
  const report = vi.fn();
  const ask = async (_schema: unknown, { path, body }: { path: string; body?: unknown }) => {
    if (body !== undefined) {
      const { events } = Object(body);
      const answer = await server.receive(events);
      sent.push(events.map((each: Record<string, unknown>) => `${each.event} ${each.id}`));
      return parsed(_schema, answer);
    }
    requests.push(path);
    // Lets the test set the answer first.
    await Promise.resolve();
    revision += 1;
    const now = server.now();
    return parsed(_schema, { revision: `r${revision}`, now, ...(await server.answer()) });
  };
  const stop = follow({
    ask: ask as unknown as Following['ask'],
    store: browser.store,
    report,
    beforeSignOut: (each) => void work.push(each),
  });
  return {
    server,
    requests,
    sent,
    stop,
    leave: () => Promise.all(work.map((each) => each())),
    reported: () => report.mock.lastCall?.[0],
    note: (message: object, event: Parameters<typeof note>[1]) => note(message as Item, event),
    askNow: () => withReader((reader) => void reader.askNow()),
    async pass(seconds: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    },
  };
}

function parsed(schema: unknown, answer: unknown): unknown {
  const result = v.safeParse(schema as v.GenericSchema, answer);
  if (!result.success) throw new ApiError('unusable', 200);
  return result.output;
}
