import type { Following } from '@/areas/shellDefinition';
import { opensDialog } from '../checks/readerState';
import { createEvents, type EventName, unsentKey } from './events';
import { watchFreshPage } from './freshPage';
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

/** The key that says in the store that this sign-in has had a page with messages. */
const signedInKey = 'session.messages.hadPage';

/** The current messages: they appear and disappear on time, and by the reader's actions. */
export function createLive({ shell, now: serverNow, askNow }: LiveParts) {
  let current: Current | undefined;
  let banners: readonly Item[] = [];
  let modals: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appearedOn: string | undefined;
  let isOver = false;
  let isFirst = true;
  // The first page after a sign-in may move for what waits there, until it is in use.
  let freshPage = shell.store.getItem(signedInKey) === undefined ? watchFreshPage(settle) : undefined;
  shell.store.setItem(signedInKey, true);
  const events = createEvents(shell, show);

  function settle(): void {
    freshPage?.stop();
    freshPage = undefined;
    show();
  }

  function show(): void {
    if (isOver || current === undefined) return;
    clearTimeout(timer);
    const now = serverNow();
    const latest = events.all;
    const candidates = [...banners, ...restoredItems(banners, latest)];
    const undismissed = withEvents(candidates, latest).filter(
      ({ state, kind }) => kind === 'banner' && state !== 'dismissed',
    );
    const visibleBanners = shownAt(undismissed, now);
    appearedOn = visibleBanners.length === 0 ? undefined : (appearedOn ?? window.location.pathname);
    const [modal] = shownAt(
      withEvents(modals, latest).filter((item) => opensDialog(item, item.state)),
      now,
    );
    const unread = Math.max(0, current.unread - readMeanwhile(latest));
    const further = Math.max(0, current.further);
    const done = events.log;
    snapshots.set({
      banners: visibleBanners,
      appearedOn,
      isFresh: freshPage !== undefined,
      further,
      modal,
      unread,
      done,
    });
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
      events.answered(requestedAt);
      show();
      // What comes later is new to a page that is being read.
      if (freshPage !== undefined && (!isFirst || banners.length === 0)) settle();
      else if (isFirst) freshPage?.begin();
      isFirst = false;
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
    /** Marks messages as read and sends that at once. Rejects if that fails; it is sent later then. */
    async readAll(items: readonly Item[]): Promise<void> {
      const latest = withEvents(items, events.all).filter(({ state }) => state === 'unseen');
      await events.addAll(
        latest.map((item) => {
          const { id, revision } = item;
          return { id, revision, event: 'seen', wasUnread: reads(item, 'seen') } as const;
        }),
      );
      await askNow();
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
      freshPage?.stop();
      events.stop();
      snapshots.set(nothing);
    },
  };
}
