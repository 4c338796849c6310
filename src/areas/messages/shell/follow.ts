import { ApiError } from '@/api/apiError';
import type { Follow, Following } from '@/areas/shellDefinition';
import { createClock } from './clock';
import { type Current, currentSchema } from './currentSchema';
import { createLive } from './live';
import { startPolling } from './polling';
import { openReader } from './reader';

/** Milliseconds until a failed request is repeated, unless the server asks for more. */
const retry = 60_000;

/** Follows the messages of the signed-in person: one small request at the start and each minute. */
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
    /** The server's time. */
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

/** The server's response, and its time by the page's clock. */
interface Answered {
  readonly answer: Current;
  readonly language: string;
  readonly asked: number;
  readonly at: number;
}

/**
 * Requests what waits for the reader; the server may confirm that what is known is current. Rejects with an ApiError.
 */
async function askCurrent({ ask }: Pick<Following, 'ask'>, known = ''): Promise<Answered> {
  const language = document.documentElement.lang;
  const asked = performance.now();
  const query = new URLSearchParams({ language, ...(known && { known }) });
  const answer = await ask(currentSchema, { path: `admin/current-messages?${query}` });
  return { answer, language, asked, at: performance.now() };
}
