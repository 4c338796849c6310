import { isMetered } from '@/ui/loading/isMetered';

/** Milliseconds between two requests, on a metered connection, and between two checks of the clock. */
const every = 60_000;
const everyMetered = 300_000;
const look = 5000;

interface Polling {
  /**
   * Sends the request; resolves to the time of the response and the milliseconds to wait, 0 unless something failed.
   */
  readonly ask: () => Promise<{ readonly at: number; readonly wait: number }>;
  /** The device has slept, so what is known may be old. */
  readonly hasSlept: () => boolean;
}

/** Requests at once, then each minute while the page is visible, and when the user returns or the device wakes. */
export function startPolling({ ask, hasSlept }: Polling) {
  let due = 0;
  let notBefore = 0;
  let asked: Promise<void> | undefined;
  let begun: Promise<void> | undefined;
  let isOver = false;
  const time = () => performance.now();

  async function run(): Promise<void> {
    const { at, wait } = await ask();
    notBefore = at + Math.max(wait, look);
    due = at + Math.max(wait, isMetered() ? everyMetered : every);
  }
  function askNow(): Promise<void> {
    asked ??= run().finally(() => {
      asked = undefined;
    });
    return asked;
  }
  function askIf(isWanted: boolean): void {
    if (isWanted && !isOver && !document.hidden && time() >= notBefore) void askNow();
  }

  function begin(): Promise<void> {
    begun ??= askNow();
    return begun;
  }

  const timer = setInterval(() => askIf(time() >= due || hasSlept()), look);
  const comeBack = () => askIf(true);
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', comeBack);
  // The handler exists before the first response arrives.
  if (!document.hidden) queueMicrotask(begin);
  return {
    /** Resolves once the first response was handled. */
    begin,
    askNow: () => begin().then(askNow),
    stop(): void {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    },
  };
}
