import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './account.ts';
import { everyForm, type FormToType } from './forms.ts';
import { findRecords } from './pages.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { slowProcessor } from './slowness.ts';
import { percentile } from './statistics.ts';

const slowdown = 4;
const text = 'anna.lena.von.der.heide@verlag.example.c';
const typingDelay = 100;

/** Event Timing tells of events that take at least so many milliseconds, in steps of eight. */
const shortest = 16;

/** An event that follows from a press. Both in milliseconds: since the page was opened, and until the next paint. */
interface KeyEvent {
  readonly start: number;
  readonly duration: number;
}

/** Has the page keep the events of the keyboard with the time that each took until the next paint. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate((durationThreshold) => {
    const events: KeyEvent[] = [];
    Object.assign(window, { benchEvents: events });
    const observer = new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) {
        if (name !== 'keyup') events.push({ start: startTime, duration });
      }
    });
    // TypeScript's library does not know the threshold.
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
}

export async function readEvents(page: Page): Promise<KeyEvent[]> {
  return page.evaluate(async () => {
    // The last entries arrive after the paint that they tell of.
    await new Promise((resolve) => setTimeout(resolve, 300));
    // The array that `watchEvents` has put there.
    return Reflect.get(window, 'benchEvents') as KeyEvent[];
  });
}

/**
 * How long each press took, of `count` presses. One press is several events (keydown, keypress, input) that begin
 * together; the longest counts. A press that no event tells of took less than the shortest that is told.
 */
export function pressesOf(events: readonly KeyEvent[], count: number): number[] {
  const presses: { start: number; duration: number }[] = [];
  for (const { start, duration } of [...events].sort((left, right) => left.start - right.start)) {
    const last = presses.at(-1);
    if (last !== undefined && start - last.start < typingDelay / 2) {
      last.duration = Math.max(last.duration, duration);
    } else presses.push({ start, duration });
  }
  const quick = Array.from<number>({ length: Math.max(0, count - presses.length) }).fill(shortest);
  return [...presses.map(({ duration }) => duration), ...quick];
}

/** Types into a form with a slowed processor; gives how long each press took until the next paint, in milliseconds. */
async function timePresses(
  browser: Browser,
  { path, isPublic = false, field }: FormToType,
  { origin, signedIn }: { origin: string; signedIn: SignedIn },
): Promise<number[]> {
  const page = await browser.newPage({ baseURL: origin, ...(!isPublic && { storageState: signedIn }) });
  try {
    await page.goto(path);
    const input = field(page);
    await input.waitFor();
    await untilQuiet(page, 1000);
    await slowProcessor(page, slowdown);
    await input.focus();
    await watchEvents(page);
    await input.pressSequentially(text, { delay: typingDelay });
    return pressesOf(await readEvents(page), text.length);
  } finally {
    await page.close();
  }
}

/** Types into every form and gives the slowest. */
export async function measureKeyPresses(
  browser: Browser,
  options: { origin: string; signedIn: SignedIn },
): Promise<Figure[]> {
  const records = await findRecords(browser, options.origin, options.signedIn);
  let worst = { name: '', time: 0 };
  for (const form of everyForm(records)) {
    const times = await timePresses(browser, form, options);
    const time = percentile(times, 95);
    say(`Key press: ${form.name}: ${time} ms, at most ${Math.max(...times)} ms`);
    if (time > worst.time) worst = { name: form.name, time };
  }
  return [{ goal: 'keyPress', ours: worst.time, note: worst.name }];
}
