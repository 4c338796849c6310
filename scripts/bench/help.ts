import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { layoutShiftOf, screens } from './layoutShift.ts';
import { openByMenu } from './menu.ts';
import { worker } from './processorTime.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { keepEveryEntry, loadedScripts, sizeOf, untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { saveData, slowProcessor } from './slowness.ts';
import { percentile } from './statistics.ts';

const slowdown = 4;
const pause = 100;
const cueCount = 5000;

interface Opened {
  readonly origin: string;
  readonly signedIn: SignedIn;
}

/** Answers the captions of every film with as many lines as may be. */
async function answerManyCues(request: Request, answer: Response): Promise<Response> {
  if (!answer.ok || !/\/admin\/help\/[^/]+\/cues\//.test(new URL(request.url).pathname)) return answer;
  const cues = Array.from({ length: cueCount }, (_, index) => ({
    start: index * 0.04,
    end: index * 0.04 + 0.04,
    text: `Line ${index} of what is said in this film, about as long as one that is read aloud`,
  }));
  return Response.json({ kind: 'captions', cues });
}

/** A transcript of 5,000 lines: how many are in the document, and what a key takes. */
async function measureTranscript(browser: Browser, { origin, signedIn }: Opened): Promise<Figure[]> {
  const page = await browser.newPage({
    ...{ baseURL: origin, storageState: signedIn },
    ...{ viewport: { width: 1440, height: 900 } },
  });
  try {
    await page.goto('/profile#help=v1');
    const lines = page.getByRole('group', { name: 'What is said' }).getByRole('button');
    await lines.first().waitFor();
    await untilQuiet(page, 1000);
    const worked = await worker(page);
    const figures: Figure[] = [{ goal: 'helpLines', ours: await lines.count(), note: '1440 × 900' }];
    const press = async (of: string, key: string, count: number) => {
      await page.locator('[aria-label="What is said"] button[tabindex="0"]').focus();
      const before = await worked();
      for (let turn = 0; turn < count; turn++) {
        await page.keyboard.press(key);
        await page.waitForTimeout(pause);
      }
      const taken = ((await worked()) - before) / count;
      figures.push({
        goal: 'helpProcessor',
        of,
        ours: taken * slowdown,
        note: `${taken.toFixed(1)} ms, times four`,
      });
    };
    await press('an arrow', 'ArrowDown', 60);
    await press('the end, and the beginning', 'End', 1);
    await slowProcessor(page, slowdown);
    await page.keyboard.press('Home');
    await watchEvents(page);
    for (let turn = 0; turn < 60; turn++) {
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(pause);
    }
    const times = pressesOf(await readEvents(page), 60);
    say(`Help: an arrow: median ${percentile(times, 50)} ms, at most ${Math.max(...times)} ms`);
    figures.push({ goal: 'helpPaint', of: 'an arrow', ours: percentile(times, 95) });
    figures.push({ goal: 'helpLines', of: 'after 120 presses', ours: await lines.count() });
    return figures;
  } finally {
    await page.close();
  }
}

/** The guides stand below all that is on its way in the panel. */
const untilHelp = (page: Page) =>
  page.getByRole('region', { name: 'Guides' }).getByRole('listitem').first().waitFor();

/** The panel, opened by the address: how far it moves what is there already. */
async function measureShift(browser: Browser, opened: Opened): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [of, screen] of Object.entries(screens)) {
    let worst = { path: '', shift: 0 };
    for (const path of ['/profile#help', '/user-management/users#help', '/profile#help=v1']) {
      const shift = await layoutShiftOf(browser, { path }, { ...opened, screen, ready: untilHelp });
      say(`Help: layout shift of ${path}, ${of}: ${shift.toFixed(4)}`);
      if (shift > worst.shift) worst = { path, shift };
    }
    figures.push({ goal: 'layoutShift', of: `help, ${of}`, ours: worst.shift, note: worst.path });
  }
  return figures;
}

/** What pages ask for beside their own, and what the panel brings. The visitor saves data: nothing is prefetched. */
async function measureLoads(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
  { origin, signedIn }: Opened,
): Promise<Figure[]> {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn });
  await saveData(page);
  await keepEveryEntry(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/admin\/(?:help|onboarding)(?:\/|$)/.test(pathname)) asked.push(pathname);
  });
  try {
    await page.goto('/profile');
    await untilQuiet(page);
    const [first] = [asked.length];
    say(`Help: until /profile is idle: ${asked.join(' ')}`);
    const idle = sizeOf(await loadedScripts(page), build);
    await openByMenu(page, 'Messages');
    const second = asked.length - first;
    await openByMenu(page, 'Dashboard');
    await openByMenu(page, 'Messages');
    const again = asked.length - first - second;
    const known = new Set((await loadedScripts(page)).map(({ path }) => path));
    const further = async () => (await loadedScripts(page)).filter(({ path }) => !known.has(path));
    await page.getByRole('button', { name: /^Help/ }).click();
    await page.getByRole('region', { name: 'Films' }).getByRole('list').first().waitFor();
    await untilHelp(page);
    await untilQuiet(page);
    const opened = await further();
    await page
      .getByRole('region', { name: 'Films' })
      .getByRole('button', { name: /^Find your way/ })
      .click();
    await page.getByRole('group', { name: 'What is said' }).waitFor();
    await untilQuiet(page);
    const panel = await further();
    for (const script of panel) say(`Help: ${script.path} ${sizeOf([script], build)}`);
    return [
      { goal: 'helpRequests', of: '/profile', ours: first },
      { goal: 'helpRequests', of: 'another page', ours: second },
      { goal: 'helpRequests', of: 'a third, and the second again', ours: again },
      { goal: 'helpIdle', ours: idle },
      { goal: 'helpPanel', of: 'opened', ours: sizeOf(opened, build) },
      { goal: 'helpPanel', of: 'with a film', ours: sizeOf(panel, build) },
    ];
  } finally {
    await page.close();
  }
}

/** Help on every page: its requests and bytes, the panel, and a film of 5,000 lines. */
export async function measureHelp(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ change: answerManyCues });
  const server = await serve(build, api.origin);
  try {
    const opened = { origin: server.origin, signedIn: await signInOnce(browser, server.origin) };
    return [
      ...(await measureLoads(browser, build, opened)),
      ...(await measureTranscript(browser, opened)),
      ...(await measureShift(browser, opened)),
    ];
  } finally {
    await server.close();
    await api.close();
  }
}
