import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { followRequests } from './deepLinks.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { layoutShiftOf, screens } from './layoutShift.ts';
import { worker } from './processorTime.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { slowProcessor } from './slowness.ts';
import { percentile } from './statistics.ts';
import { callsOf } from './textGrid.ts';

const slowdown = 4;
const path = '/dashboard';
/** A window in which all twelve widgets stand, so that all of them are asked for. */
const viewport = { width: 1440, height: 2000 };

/** Milliseconds from one press to the next, and how many there are. */
const [pause, presses] = [100, 40];
/** Milliseconds from one answer to the next. */
const apart = 300;

let answered = 0;

/** The widgets' answers come one after the other, while keys are pressed. */
async function oneByOne(request: Request, answer: Response): Promise<Response> {
  if (/\/actions\/(count|query)$/.test(new URL(request.url).pathname)) await wait(apart * answered++);
  return answer;
}

const shown = async (page: Page) => {
  await page.setViewportSize(viewport);
  await page.getByText(/^Most on /).waitFor({ timeout: 60_000 });
};

interface Opened {
  readonly browser: Browser;
  readonly origin: string;
  readonly signedIn: SignedIn;
}

/** Opens the dashboard, lets it come to rest, and refreshes it: its answers are under way then. */
async function refreshed<T>(
  { browser, origin, signedIn }: Opened,
  rate: number,
  work: (page: Page) => Promise<T>,
) {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn, viewport });
  try {
    answered = 0;
    await page.goto(path);
    await shown(page);
    await untilQuiet(page, 1000);
    await slowProcessor(page, rate);
    answered = 0;
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    return await work(page);
  } finally {
    await page.close();
  }
}

/** From each press of Tab to the next paint. */
const timeKeys = (opened: Opened) =>
  refreshed(opened, slowdown, async (page) => {
    await watchEvents(page);
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press('Tab');
      await page.waitForTimeout(pause);
    }
    return pressesOf(await readEvents(page), presses);
  });

/** What a press and the answers until the next one take of the processor at full speed: the same on a machine with other work. */
const processorTimes = (opened: Opened) =>
  refreshed(opened, 1, async (page) => {
    const worked = await worker(page);
    const times: number[] = [];
    for (let press = 0; press < presses; press++) {
      const before = await worked();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(pause);
      times.push((await worked()) - before);
    }
    return times;
  });

/** The scripts of charts that a page loads. */
async function chartScripts({ browser, origin, signedIn }: Opened, address: string): Promise<number> {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn, viewport });
  let count = 0;
  page.on('response', (response) => {
    if (/(CourseChart|RowsChart|TimeChart|CategoryChart)-[\w-]+\.js$/.test(new URL(response.url()).pathname))
      count += 1;
  });
  try {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page, 2000);
    return count;
  } finally {
    await page.close();
  }
}

/** The dashboard with twelve widgets: keys while their answers arrive, requests in sequence, layout shift, and no code of charts. */
export async function measureDashboard(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ change: oneByOne });
  const server = await serve(build, api.origin);
  try {
    const { origin } = server;
    const signedIn = await signInOnce(browser, origin);
    const opened = { browser, origin, signedIn };
    const figures: Figure[] = [];
    const paints = await timeKeys(opened);
    figures.push({
      goal: 'dashboardPaint',
      ours: percentile(paints, 95),
      note: `median ${percentile(paints, 50)}`,
    });
    const spent = await processorTimes(opened);
    const [median, most] = [50, 95].map((share) => Math.round(slowdown * percentile(spent, share)));
    figures.push({ goal: 'dashboardProcessor', ours: most ?? 0, note: `median ${median}` });
    answered = 0;
    const waves = callsOf(await followRequests(browser, { path, shows: shown }, { origin, signedIn }));
    for (const paths of waves) say(`Dashboard: ${paths.join(' ')}`);
    figures.push({ goal: 'dashboardSequence', ours: waves.length });
    for (const [of, screen] of Object.entries(screens)) {
      answered = 0;
      const ours = await layoutShiftOf(browser, { path }, { origin, signedIn, screen, quiet: 4000 });
      figures.push({ goal: 'dashboardShift', of, ours });
    }
    for (const address of [path, '/press-controlling?chart=table'])
      figures.push({ goal: 'chartScripts', of: address, ours: await chartScripts(opened, address) });
    return figures;
  } finally {
    await server.close();
    await api.close();
  }
}
