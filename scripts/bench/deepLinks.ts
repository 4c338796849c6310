import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { fullName, type SignedIn } from './account.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';

/** How long every request takes, in milliseconds: a slow machine computes for a second before it shows what has come. */
const step = 4000;

/** A page that somebody who is signed in opens by its address, and what of its data must be seen. */
export interface DeepLink {
  readonly path: string;
  readonly shows: (page: Page) => Promise<void>;
}

const list = (path: string, headline: string): DeepLink => ({
  path,
  shows: async (page) => {
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    await page.getByRole('table').getByRole('link').first().waitFor();
  },
});

/** The links that are measured: the page after the sign-in, an area's only list, and one of several. */
export const deepLinks: readonly DeepLink[] = [
  { path: '/profile', shows: (page) => page.locator(fullName).waitFor() },
  list('/messages', 'Messages'),
  list('/user-management/users', 'Users'),
];

/** A request that a page made. Its time is in milliseconds, from any start. */
interface Asked {
  readonly path: string;
  readonly at: number;
}

/**
 * Sorts requests into those that may have gone at once: the first and all that began before it was answered, then the
 * next and all that began before that one was answered, and so on. Only those that were answered before the content
 * was `seen` count: it has waited for no other. `duration` is how long each answer took.
 */
export function sequenceOf(asked: readonly Asked[], seen: number, duration: number): string[][] {
  const waves: { start: number; paths: string[] }[] = [];
  for (const { path, at } of [...asked].sort((left, right) => left.at - right.at)) {
    if (at + duration > seen) continue;
    const last = waves.at(-1);
    if (last !== undefined && at < last.start + duration) last.paths.push(path);
    else waves.push({ start: at, paths: [path] });
  }
  return waves.map(({ paths }) => paths);
}

/**
 * The requests that had to follow one another, after the document, before a page showed its content. Every request
 * takes four seconds, far longer than the page computes in between, and any number go at once. A script that the
 * document names and one that a script of the document asks for at once are therefore in the same step.
 */
export async function followRequests(
  browser: Browser,
  { path, shows }: DeepLink,
  { origin, signedIn }: { origin: string; signedIn: SignedIn },
): Promise<string[][]> {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn });
  const asked: Asked[] = [];
  try {
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.isNavigationRequest() || /\.(svg|ico)$/.test(request.url())) return route.continue();
      asked.push({ path: new URL(request.url()).pathname, at: performance.now() });
      await wait(step);
      // The page may have been closed meanwhile.
      await route.continue().catch(() => undefined);
    });
    await page.goto(path, { waitUntil: 'commit' });
    await shows(page);
    return sequenceOf(asked, performance.now(), step);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Counts the sequence of every deep link. */
export async function measureDeepLinks(
  browser: Browser,
  options: { origin: string; signedIn: SignedIn },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const link of deepLinks) {
    const waves = await followRequests(browser, link, options);
    say(`Deep link: ${link.path}`);
    waves.forEach((paths, index) => {
      say(`  ${index + 1}. ${paths.join(' ')}`);
    });
    const note = waves.map((paths) => paths.length).join(', then ');
    figures.push({ goal: 'deepLink', of: link.path, ours: waves.length, note: `${note} requests` });
  }
  return figures;
}
