import type { Following } from '@/areas/shellDefinition';
import { opensDialog } from '../checks/readerState';
import { createEvents, type EventName, unsentKey } from './events';
import { type Current, type Item, readItems } from './itemSchema';
import { nextChange, readMeanwhile, reads, restoredItems, shownAt, withEvents } from './itemState';
import { nothing, snapshots } from './reader';

interface LiveParts {
  readonly shell: Following;
  /** The server's time in milliseconds. */
  readonly now: () => number;
  readonly askNow: () => Promise<void>;
}

/** The longest time that a timer can wait, in milliseconds; it is then set again. */
const maxTimerMs = 2 ** 31 - 1;

/** The current messages: they appear and disappear on time, and by the reader's actions. */
export function createLive({ shell, now: serverNow, askNow }: LiveParts) {
  let current: Current | undefined;
  let banners: readonly Item[] = [];
  let modals: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appearedOn: string | undefined;
  let isOver = false;
  let isFirst = true;
  const events = createEvents(shell, show);

  function show(): void {
    if (isOver || current === undefined) return;
    clearTimeout(timer);
    const now = serverNow();
    const done = events.all;
    const candidates = [...banners, ...restoredItems(banners, done)];
    const undismissed = withEvents(candidates, done).filter(
      ({ state, kind }) => kind === 'banner' && state !== 'dismissed',
    );
    const visibleBanners = shownAt(undismissed, now);
    appearedOn = visibleBanners.length === 0 ? undefined : (appearedOn ?? window.location.pathname);
    const [modal] = shownAt(
      withEvents(modals, done).filter((item) => opensDialog(item, item.state)),
      now,
    );
    const unread = Math.max(0, current.unread - readMeanwhile(done));
    const further = Math.max(0, current.further);
    snapshots.set({ banners: visibleBanners, appearedOn, further, modal, done: events.log });
    // The strip itself decides when to appear, because it must not move the page.
    shell.report({ toolbar: unread, banner: banners.length, dialog: modal ? 1 : 0 });
    const next = nextChange([...undismissed, ...modals], now);
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(show, Math.min(next - now, maxTimerMs));
    // There are more than the server sends.
    if (undismissed.length === 0 && banners.length > 0 && further > 0)
      void events.flush().then(askNow, () => {});
  }

  return {
    take(answer: Current, requestedAt: number): void {
      if (answer !== current) {
        banners = readItems(answer.banners ?? []);
        modals = readItems([answer.modal]);
        current = answer;
      }
      // Local actions win over the response. They may have reached the server all the same; the next response shows it.
      if (isFirst && shell.store.getItem(unsentKey)) void events.flush().then(askNow, () => {});
      isFirst = false;
      events.answered(requestedAt);
      show();
    },
    /** Records an action of the reader; a known one is not sent again. */
    add(item: Item, event: EventName): void {
      const [latest = item] = withEvents([item], events.all);
      if (event === 'seen' && latest.state !== 'unseen') return;
      const { id, revision } = item;
      events.add({
        ...{ id, revision, event, wasUnread: reads(latest, event) },
        ...(event === 'restored' && { item }),
      });
    },
    /** Sends a confirmation to the server. If that fails it rejects, and the message stays unconfirmed. */
    async confirm(item: Item): Promise<boolean> {
      const [latest = item] = withEvents([item], events.all);
      const wasUnread = reads(latest, 'acknowledged');
      const { id, revision } = item;
      const results = await events.confirm({ id, revision, event: 'acknowledged', wasUnread });
      return results.at(-1)?.ok === true;
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      events.stop();
      snapshots.set(nothing);
    },
  };
}
