import { setTimeout as realTime } from 'node:timers/promises';
import { delay } from 'msw';
import type { FixtureApiOptions } from '@/fixture-api/options';
import { idleBrowser } from './idle';

/** The latest answer, in milliseconds. */
const latest = 60;

const isOn = process.env.RACES !== undefined;

/**
 * With `RACES` in the environment each answer takes its own time, so that they overtake one another, and pages are idle at once. On a slow
 * machine either happens now and then: a test that fails does not wait for what it presses or reads.
 */
export const races = {
  /** Not for a file whose clock stands still: it names its own `around`. */
  slowed: (options: FixtureApiOptions): FixtureApiOptions => (isOn ? { around: late, ...options } : options),
  /** Lets the answers come that nobody waits for any more: the next test has other cookies. */
  over: async (): Promise<void> => {
    if (isOn) await realTime(latest + 10);
  },
  /** For good: what is unmounted after a test cancels what it has begun. */
  idle(): void {
    if (isOn) Object.assign(globalThis, idleBrowser);
  },
};

async function late(_request: Request, serve: () => Promise<Response>): Promise<Response> {
  await delay(Math.random() * latest);
  return serve();
}
