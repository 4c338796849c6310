import { whenIdle } from '../../../ui/loading/whenIdle';
import type { Following } from '../../shellDefinition';
import type { Clock } from './clock';
import type { Current } from './currentSchema';
import type { Done, EventName, Events } from './events';
import { type Item, readItems } from './itemSchema';
import { toldKey, unsentKey } from './keptKeys';
import { nothing, setSnapshot } from './snapshot';
import { broughtBack, nextChange, readMeanwhile, standingAt, withEvents } from './standing';

interface LiveParts {
  readonly shell: Following;
  readonly clock: Clock;
  readonly askNow: () => Promise<void>;
}

/** The longest time that a timer takes; later it is set again. */
const longest = 2 ** 31 - 1;

const none: readonly Done[] = [];

/** The messages at this moment: they come and go at their minute, and with what the reader does. */
export function createLive({ shell, clock, askNow }: LiveParts) {
  let current: Current | undefined;
  let banners: readonly Item[] = [];
  let modals: readonly Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cameOn: string | undefined;
  let isOver = false;
  /** Loaded after what is shown, or when something is done with a message. */
  let events: Events | undefined;
  let opening: Promise<Events> | undefined;

  function openEvents(): Promise<Events> {
    opening ??= import('./events').then(({ createEvents }) => {
      if (isOver) throw new Error('The session has ended.');
      events = createEvents(shell, show);
      return events;
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }
  const forgetTabs = shell.store.subscribe(toldKey, (value) => {
    if (events) events.hear(value);
    else
      openEvents().then(
        (opened) => opened.hear(value),
        () => {},
      );
  });

  function show(): void {
    if (isOver || current === undefined) return;
    clearTimeout(timer);
    const now = clock.now();
    const done = events?.all ?? none;
    const known = [...banners, ...broughtBack(banners, done)];
    const left = withEvents(known, done).filter(
      ({ state, kind }) => kind === 'banner' && state !== 'dismissed',
    );
    const standing = standingAt(left, now);
    cameOn = standing.length === 0 ? undefined : (cameOn ?? window.location.pathname);
    const [modal] = standingAt(
      withEvents(modals, done).filter(
        ({ kind, state, acknowledge }) =>
          kind === 'modal' && state !== 'acknowledged' && (acknowledge || state !== 'dismissed'),
      ),
      now,
    );
    const unread = Math.max(0, current.unread - readMeanwhile(done));
    const further = Math.max(0, current.further);
    setSnapshot({ banners: standing, cameOn, further, modal, done: events?.log ?? none });
    // The strip decides by itself when it comes and goes: it must not move the page.
    shell.tell({ toolbar: unread, banner: banners.length, dialog: modal ? 1 : 0 });
    const next = nextChange([...left, ...modals], now);
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(show, Math.min(next - now, longest));
    // Beyond those that the server sends there are more.
    if (left.length === 0 && banners.length > 0 && further > 0) void events?.flush().then(askNow, () => {});
  }

  return {
    async take(answer: Current, asked: number): Promise<void> {
      if (answer !== current) {
        banners = readItems(answer.banners ?? []);
        modals = readItems([answer.modal]);
        current = answer;
      }
      // What was done before counts before the answer does. It may have reached the server all the same: the next answer tells.
      if (events === undefined && shell.store.getItem(unsentKey)) {
        const opened = await openEvents();
        void opened.flush().then(askNow, () => {});
      }
      events?.answered(asked);
      show();
      // Before it is needed: a banner can be dismissed without a network.
      if (opening === undefined) whenIdle(() => void openEvents().catch(() => {}));
    },
    /** Notes what the reader has done; what is known already is not sent again. */
    async add(item: Item, event: EventName): Promise<void> {
      const opened = await openEvents();
      const [known = item] = withEvents([item], opened.all);
      if (event === 'seen' && known.state !== 'unseen') return;
      const { id, revision } = item;
      const wasUnread = known.state === 'unseen' && item.unread;
      opened.add({ id, revision, event, wasUnread, ...(event === 'restored' && { item }) });
    },
    /** Tells the server that the reader has confirmed a message. Rejects, and it is not confirmed, where that fails. */
    async confirm({ id, revision, state, unread }: Item): Promise<boolean> {
      const wasUnread = state === 'unseen' && unread;
      const opened = await openEvents();
      const results = await opened.confirm({ id, revision, event: 'acknowledged', wasUnread });
      return results.at(-1)?.ok === true;
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
      forgetTabs();
      events?.stop();
      setSnapshot(nothing);
    },
  };
}

export type Live = ReturnType<typeof createLive>;
