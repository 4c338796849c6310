import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { shiftsOf } from './layoutShift.ts';
import { openByMenu } from './menu.ts';
import { scroll, worker } from './processorTime.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { keepEveryEntry, loadedScripts, sizeOf, untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { saveData } from './slowness.ts';

/** About 2,000 runs for each of the guides that were published. */
const runCount = 18_000;

interface Opened {
  readonly page: Page;
  /** The calls of guides since the page was opened: `GET`, `done`. */
  readonly calls: string[];
}

type Open = (path: string) => Promise<Opened>;

/** Opens pages as the administrator, of an API in which a guide waits for everybody, or none. */
async function withGuides<T>(
  { browser, build }: { browser: Browser; build: ReadonlyMap<string, BuiltFile> },
  scenarios: readonly string[],
  work: (open: Open) => Promise<T>,
): Promise<T> {
  const api = await startFixtureApi({ scenarios, counts: { 'flow-runs': runCount } });
  const server = await serve(build, api.origin);
  const pages: Page[] = [];
  let storageState: SignedIn | undefined;
  try {
    return await work(async (path) => {
      storageState ??= await signInOnce(browser, server.origin);
      const viewport = { width: 1440, height: 900 };
      const page = await browser.newPage({ baseURL: server.origin, storageState, viewport });
      pages.push(page);
      const calls: string[] = [];
      page.on('request', (request) => {
        const [, action] = /\/admin\/onboarding(?:\?|\/[^/]+\/actions\/(\w+)|$)/.exec(request.url()) ?? [
          null,
        ];
        if (/\/admin\/onboarding/.test(request.url())) calls.push(action ?? request.method());
      });
      await saveData(page);
      await keepEveryEntry(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // What draws the parts of the shell comes when the page is idle, with a guide or without one.
      await page.getByRole('button', { name: /^Help/ }).waitFor();
      await untilQuiet(page);
      return { page, calls };
    });
  } finally {
    for (const page of pages) await page.close();
    await server.close();
    await api.close();
  }
}

const pathsOf = async (page: Page) => new Set((await loadedScripts(page)).map(({ path }) => path));
const box = (page: Page) => page.locator('[data-guide]');

/** A page without a guide: what is asked for, and what of guides is in the document. */
async function measureIdle(open: Open): Promise<{ figures: Figure[]; scripts: Set<string> }> {
  const { page, calls } = await open('/profile');
  const scripts = await pathsOf(page);
  for (const name of ['Dashboard', 'Messages']) {
    await openByMenu(page, name);
  }
  const nodes = await page.locator('[data-guide], [data-guide-ring]').count();
  return {
    scripts,
    figures: [
      { goal: 'guidesIdleCalls', ours: calls.length, note: 'three pages' },
      { goal: 'guidesIdleNodes', ours: nodes },
    ],
  };
}

/** A guide that waits: its runner, its calls, what it moves, and what it costs to follow an element. */
async function measureRunner(
  open: Open,
  build: ReadonlyMap<string, BuiltFile>,
  without: ReadonlySet<string>,
): Promise<Figure[]> {
  const { page, calls } = await open('/profile');
  await box(page).waitFor();
  const scripts = async () => (await loadedScripts(page)).filter(({ path }) => !without.has(path));
  const invitation = await scripts();
  const worked = await worker(page);
  const every = { afterPresses: true };
  const before = [await shiftsOf(page), await shiftsOf(page, every)] as const;
  await box(page).getByRole('button', { name: 'Start' }).press('Enter');
  await box(page).getByRole('button', { name: 'Next' }).waitFor();
  calls.length = 0;
  await box(page).getByRole('button', { name: 'Next' }).press('Enter');
  await page.locator('[data-guide-ring]').waitFor();
  await untilQuiet(page, 500);
  say(`Guides: for a step ${calls.join(' ')}`);
  const perStep = calls.length;
  const runner = await scripts();
  for (const { path } of runner) say(`Guides: the runner needs ${path}`);
  const shift = (await shiftsOf(page)) - before[0];
  const further = (await shiftsOf(page, every)) - before[1] - shift;
  // A page that is long enough to scroll, with an element that goes along.
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('div'), { style: 'height: 3000px' }));
    const [button] = document.querySelectorAll<HTMLElement>('main button');
    document.querySelector('[data-help-id="shell.help"]')?.removeAttribute('data-help-id');
    button?.setAttribute('data-help-id', 'shell.help');
  });
  await untilQuiet(page, 500);
  const followed = await scroll(page, worked);
  await box(page).getByRole('button', { name: 'More about this guide' }).press('Enter');
  await page.getByRole('button', { name: 'Later' }).press('Enter');
  await box(page).waitFor({ state: 'detached' });
  await untilQuiet(page, 500);
  const alone = await scroll(page, worked);
  say(`Guides: a frame that scrolls ${followed.toFixed(2)} ms, without a guide ${alone.toFixed(2)} ms`);
  return [
    { goal: 'guidesRunner', of: 'the invitation', ours: sizeOf(invitation, build) },
    { goal: 'guidesRunner', of: 'with its steps', ours: sizeOf(runner, build) },
    { goal: 'guidesStepCalls', ours: perStep },
    // The box itself goes from its corner to the element.
    { goal: 'guidesShift', ours: shift, note: `${further.toFixed(3)} in answer to a press` },
    {
      goal: 'guidesFrame',
      ours: followed - alone,
      note: `${(followed - alone).toFixed(2)} ms of the processor`,
    },
  ];
}

/** The editor with all its tabs beyond what other editors and trees load, and the answer of the figures of 40 steps. */
async function measureEditor(open: Open, build: ReadonlyMap<string, BuiltFile>): Promise<Figure[]> {
  const shared = new Set<string>();
  for (const [list, first] of [
    ['/user-management/users', 'main [data-row] a'],
    ['/messages', 'main [data-row] a'],
    ['/user-management/groups', undefined],
  ] as const) {
    const { page } = await open(list);
    if (first !== undefined) {
      await page.locator(first).first().click();
      await page.getByRole('tab').first().waitFor();
      await untilQuiet(page);
    }
    for (const path of await pathsOf(page)) shared.add(path);
  }
  const { page } = await open('/onboarding-wizard');
  for (const path of await pathsOf(page)) shared.add(path);
  await page.getByRole('link', { name: 'Everything in forty steps' }).click();
  const tabs = page.getByRole('tablist', { name: 'Parts of the guide' });
  const answered = page.waitForResponse((response) => /\/figures\?/.test(response.url()));
  for (const name of ['Steps', 'Audience and start', 'Versions', 'Figures']) {
    await tabs.getByRole('tab', { name }).click();
    await untilQuiet(page);
  }
  const body = await (await answered).text();
  const [row] = JSON.parse(body) as { shown: number }[];
  const own = (await loadedScripts(page)).filter(({ path }) => !shared.has(path));
  for (const { path } of own) say(`Guides: the editor needs ${path}`);
  return [
    { goal: 'guidesEditor', ours: sizeOf(own, build) },
    { goal: 'guidesFigures', ours: Buffer.byteLength(body), note: `40 steps, ${row?.shown} runs` },
  ];
}

/** What guides cost a page without one, and with one; bytes, counts, and the time of the processor. */
export async function measureGuides(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const options = { browser, build };
  const idle = await withGuides(options, [], async (open) => ({
    ...(await measureIdle(open)),
    editor: await measureEditor(open, build),
  }));
  const runner = await withGuides(options, ['guide-waiting'], (open) =>
    measureRunner(open, build, idle.scripts),
  );
  return [...idle.figures, ...runner, ...idle.editor];
}
