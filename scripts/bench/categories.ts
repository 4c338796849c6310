import { chromium } from '@playwright/test';
import { fullName, typeSignIn } from './account.ts';
import { type DebuggedChromium, startChromium } from './chromium.ts';
import { type LighthouseFigures, medians, runLighthouse } from './lighthouse.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';

const pages = [
  { path: '/login', isPublic: true },
  { path: '/profile', isPublic: false },
  { path: '/user-management/users', isPublic: false },
];

/** Signs in within a Chromium that Lighthouse uses afterwards, and empties its cache: only the sign-in stays. */
async function prepare({ port }: DebuggedChromium, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const [context = await browser.newContext()] = browser.contexts();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await typeSignIn(page);
  await page.locator(fullName).waitFor();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}

async function judgePage(
  command: string,
  origin: string,
  { path, isPublic }: (typeof pages)[number],
  runs: number,
): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = [];
  for (let index = 0; index < runs; index += 1) {
    const browser = await startChromium();
    try {
      if (!isPublic) await prepare(browser, origin);
      const options = { port: browser.port, keepsStorage: !isPublic };
      results.push(await runLighthouse(command, `${origin}${path}`, options));
    } finally {
      await browser.close();
    }
  }
  return medians(results);
}

/** Lighthouse's scores of the sign-in page, the profile and a list, the last two for the administrator. */
export async function measureCategories(command: string, origin: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) {
    say(`Lighthouse: ${page.path}, ${runs} runs`);
    const result = await judgePage(command, origin, page, runs);
    const { largestPaint, interactive, blocking, layoutShift } = result;
    const times = [
      `largest paint ${Math.round(largestPaint)} ms`,
      `interactive ${Math.round(interactive)} ms`,
      `blocking ${Math.round(blocking)} ms`,
      `shift ${layoutShift.toFixed(3)}`,
    ].join(', ');
    figures.push(
      { goal: 'performance', of: page.path, ours: result.performance, note: times },
      { goal: 'accessibility', of: page.path, ours: result.accessibility },
      { goal: 'bestPractices', of: page.path, ours: result.bestPractices },
    );
  }
  return figures;
}
