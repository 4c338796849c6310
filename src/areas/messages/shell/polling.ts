import { isMetered } from '@/ui/loading/isMetered';

/** Milliseconds between two requests, the same on a metered connection, and the shortest time between two. */
const intervalMs = 60_000;
const meteredIntervalMs = 300_000;
const minIntervalMs = 5000;

/**
 * Requests at once, then each minute while the page is visible, and when the user or the network returns.
 * @param ask resolves to the milliseconds to wait at least, 0 unless something failed
 */
export function startPolling(ask: () => Promise<number>) {
  let due = 0;
  let notBefore = 0;
  let request: Promise<void> | undefined;
  let firstRequest: Promise<void> | undefined;
  let isOver = false;
  const time = () => performance.now();

  async function run(): Promise<void> {
    const wait = await ask();
    const at = time();
    notBefore = at + Math.max(wait, minIntervalMs);
    due = at + Math.max(wait, isMetered() ? meteredIntervalMs : intervalMs);
  }
  function askNow(): Promise<void> {
    request ??= run().finally(() => {
      request = undefined;
    });
    return request;
  }
  function askIf(isWanted: boolean): void {
    if (isWanted && !isOver && !document.hidden && time() >= notBefore) void askNow();
  }

  function begin(): Promise<void> {
    firstRequest ??= askNow();
    return firstRequest;
  }

  const timer = setInterval(() => askIf(time() >= due), minIntervalMs);
  const comeBack = () => askIf(true);
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', comeBack);
  // The handler exists before the first response arrives.
  if (!document.hidden) queueMicrotask(begin);
  return {
    /** One under way may have been asked before what has changed now, such as the language. */
    askNow: async (): Promise<void> => {
      await begin();
      await request;
      if (!isOver) await askNow();
    },
    stop(): void {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    },
  };
}
