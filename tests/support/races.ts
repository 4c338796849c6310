import { setTimeout as realTime } from 'node:timers/promises';
import { delay } from 'msw';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { idleBrowser } from './idle';

/** The maximum delay of a response, in milliseconds. */
const latest = 60;

const isOn = process.env.RACES !== undefined;

/**
 * With `RACES` in the environment, responses have random delays and so arrive out of order, and pages are idle at once. Both also happen on
 * slow machines: a test that fails does not wait for what it clicks or reads.
 */
export const races = {
  /** Adds the delays, unless a test file defines its own `around`, as with a stopped clock. */
  slowed: (options: FixtureApiOptions): FixtureApiOptions => (isOn ? { around: late, ...options } : options),
  /** Waits for responses that no test waits for, because the next test has other cookies. */
  over: async (): Promise<void> => {
    if (isOn) await realTime(latest + 10);
  },
  /** Makes pages idle at once, permanently, because components unmounted after a test cancel their callbacks. */
  idle(): void {
    if (isOn) Object.assign(globalThis, idleBrowser);
  },
};

async function late(_request: Request, serve: () => Promise<Response>): Promise<Response> {
  await delay(Math.random() * latest);
  return serve();
}
