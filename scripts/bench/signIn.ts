import type { Browser } from '@playwright/test';
import { fullName, typeSignIn } from './account.ts';
import { markWhenPressed, markWhenSeen, timeOf } from './marks.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { type LoadedScript, loadedScripts } from './scripts.ts';
import { slowNetwork } from './slowness.ts';
import { median } from './statistics.ts';

/** Milliseconds after each character of somebody who types well. */
const typingDelay = 100;

/** From pressing Sign In to the moment at which the full name can be changed. */
export interface WayToProfile {
  /** The scripts that were asked for on the way and never before. */
  readonly scripts: readonly LoadedScript[];
  /** In milliseconds. */
  readonly time: number;
}

/** Opens the sign-in page with an empty cache, types and presses Sign In as a person does. */
export async function followSignIn(
  browser: Browser,
  origin: string,
  { slow = false, delay = typingDelay }: { slow?: boolean; delay?: number } = {},
): Promise<WayToProfile> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    if (slow) await slowNetwork(page);
    await markWhenPressed(page, 'bench-pressed', '[type="submit"]');
    await markWhenSeen(page, 'bench-profile', fullName);
    await page.goto('/login', { waitUntil: 'commit' });
    await typeSignIn(page, delay);
    const [usable, pressed] = [await timeOf(page, 'bench-profile'), await timeOf(page, 'bench-pressed')];
    const scripts = (await loadedScripts(page)).filter(({ start }) => start > pressed && start <= usable);
    return { scripts, time: usable - pressed };
  } finally {
    await context.close();
  }
}

/** Counts and times the way from Sign In to the profile, on this machine's network and on slow 4G. */
export async function measureSignIn(browser: Browser, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slow of [false, true]) {
    const of = slow ? 'slow 4G' : 'fast network';
    say(`Sign-in to profile: ${of}, ${runs} runs`);
    const ways: WayToProfile[] = [];
    for (let index = 0; index < runs; index += 1) ways.push(await followSignIn(browser, origin, { slow }));
    const most = Math.max(...ways.map(({ scripts }) => scripts.length));
    const names = new Set(ways.flatMap(({ scripts }) => scripts.map(({ path }) => path)));
    if (most > 0) say(`  after Sign In: ${[...names].join(', ')}`);
    figures.push(
      { goal: 'signInScripts', of, ours: most },
      { goal: 'signInTime', of, ours: median(ways.map(({ time }) => time)) },
    );
  }
  return figures;
}
