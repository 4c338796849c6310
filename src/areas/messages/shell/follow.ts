import { ApiError } from '@/api/apiError';
import type { Follow } from '@/areas/shellDefinition';
import { type Answered, askCurrent } from './askCurrent';
import { createClock } from './clock';
import type { Current } from './currentSchema';
import { createLive } from './live';
import { startPolling } from './polling';
import { openReader } from './reader';

/** Milliseconds after which a question that failed is asked again, unless the server names a longer time. */
const retry = 60_000;

/** Follows the messages of the person who is signed in: one small call at the start, and one a minute. */
export const follow: Follow = (shell) => {
  const clock = createClock();
  let current: Current | undefined;
  let language = '';
  let isOver = false;

  function take({ answer, asked, at }: Answered): void {
    const now = Date.parse(answer.now);
    if (Number.isNaN(now) || (!answer.unchanged && answer.banners === undefined))
      throw new ApiError('unusable');
    clock.set(now, at);
    if (!answer.unchanged) current = answer;
    if (current !== undefined) live.take(current, asked);
  }

  async function ask() {
    const isKnown = language === document.documentElement.lang;
    try {
      const answered = await askCurrent(shell, isKnown ? current?.revision : undefined);
      language = answered.language;
      if (!isOver) take(answered);
      return { at: answered.at, wait: 0 };
    } catch (error) {
      const wanted = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      return { at: performance.now(), wait: Math.max(retry, wanted * 1000) };
    }
  }

  const polling = startPolling({ ask, hasSlept: clock.hasSlept });
  const live = createLive({ shell, clock, askNow: polling.askNow });
  const close = openReader({
    askNow: polling.askNow,
    /** What time the server has. */
    now: () => polling.begin().then(clock.now),
    add: live.add,
    confirm: live.confirm,
  });
  return () => {
    isOver = true;
    close();
    polling.stop();
    live.stop();
  };
};
