import { ApiError } from '../../../api/apiError';
import type { Following } from '../../shellDefinition';
import { type Answered, askCurrent } from './askCurrent';
import { createClock } from './clock';
import type { Current } from './currentSchema';
import { unsentKey } from './keptKeys';
import type { Live } from './live';
import { startPolling } from './polling';

/** Milliseconds after which a question that failed is asked again, unless the server names a longer time. */
const retry = 60_000;

/**
 * Goes on with what was asked first: a small call a minute, and at once for who has come back. What shows messages comes when there
 * is something to show.
 */
export function createGoing(shell: Following, first: Promise<Answered> | undefined, isBack: boolean) {
  const clock = createClock();
  let pending = first;
  let current: Current | undefined;
  let language = '';
  let live: Promise<Live> | undefined;
  let isOver = false;

  function openLive(): Promise<Live> {
    live ??= import('./live').then(({ createLive }) => {
      const opened = createLive({ shell, clock, askNow: polling.askNow });
      // Opened for what the reader does: nothing new is known.
      if (current) void opened.take(current, 0).catch(() => {});
      return opened;
    });
    live.catch(() => {
      live = undefined;
    });
    return live;
  }

  async function take({ answer, asked, at }: Answered): Promise<void> {
    const now = Date.parse(answer.now);
    if (Number.isNaN(now) || (!answer.unchanged && answer.banners === undefined))
      throw new ApiError('unusable');
    clock.set(now, at);
    if (!answer.unchanged) current = answer;
    if (current === undefined) return;
    const hasItems = current.modal || current.banners?.length;
    if (live || hasItems || shell.store.getItem(unsentKey)) {
      await (await openLive()).take(current, asked);
    } else {
      shell.tell({ toolbar: current.unread });
    }
  }

  async function ask() {
    const isKnown = language === document.documentElement.lang;
    try {
      const answered = await (pending ?? askCurrent(shell, isKnown ? current?.revision : undefined));
      language = answered.language;
      if (!isOver) await take(answered);
      return { at: answered.at, wait: 0 };
    } catch (error) {
      const wanted = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      return { at: performance.now(), wait: Math.max(retry, wanted * 1000) };
    } finally {
      pending = undefined;
    }
  }

  const polling = startPolling({ ask, hasSlept: clock.hasSlept, isBack });
  return {
    askNow: polling.askNow,
    live: openLive,
    /** What time the server has. */
    now: () => polling.begun.then(clock.now),
    stop(): void {
      isOver = true;
      polling.stop();
      void live?.then(
        (opened) => opened.stop(),
        () => {},
      );
    },
  };
}

/** What follows the messages of who is signed in. */
export type Going = ReturnType<typeof createGoing>;
