import { ApiError } from '@/api/apiError';
import type { Follow } from '@/areas/shellDefinition';
import { type Current, currentSchema } from './itemSchema';
import { createLive } from './live';
import { startPolling } from './polling';
import { openReader } from './reader';

/** Milliseconds until a failed request is repeated, unless the server asks for more. */
const retryMs = 60_000;

/** Follows the messages of the signed-in person: one small request at the start and each minute. */
export const follow: Follow = (shell) => {
  /** The server's time minus the device's, in milliseconds, because the device's may be wrong. */
  let offset = 0;
  let current: Current | undefined;
  let language = '';
  let isOver = false;

  function take(answer: Current, requestedAt: number): void {
    const now = Date.parse(answer.now);
    if (Number.isNaN(now) || (!answer.unchanged && answer.banners === undefined))
      throw new ApiError('unusable');
    offset = now - Date.now();
    if (!answer.unchanged) current = answer;
    if (current !== undefined) live.take(current, requestedAt);
  }

  /** The server may confirm that what is known is current. Resolves to the milliseconds to wait after a failure. */
  async function ask(): Promise<number> {
    const { lang } = document.documentElement;
    const knownRevision = lang === language ? current?.revision : undefined;
    const query = new URLSearchParams({ language: lang, ...(knownRevision && { known: knownRevision }) });
    const requestedAt = performance.now();
    try {
      const answer = await shell.ask(currentSchema, { path: `admin/current-messages?${query}` });
      language = lang;
      if (!isOver) take(answer, requestedAt);
      return 0;
    } catch (error) {
      const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      return Math.max(retryMs, retryAfter * 1000);
    }
  }

  const { askNow, stop } = startPolling(ask);
  const live = createLive({ shell, now: () => Date.now() + offset, askNow });
  const { add, confirm, readAll } = live;
  const close = openReader({ askNow, add, confirm, readAll });
  return () => {
    isOver = true;
    close();
    stop();
    live.stop();
  };
};
