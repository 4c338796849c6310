import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { followRequests } from './deepLinks.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { answerManyLanguages, manyLanguages } from './manyLanguages.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { slowProcessor } from './slowness.ts';
import { percentile } from './statistics.ts';
import { readScrolls, watchScrolls } from './wheel.ts';
import { workToPaint } from './workToPaint.ts';

const slowdown = 4;
const keyCount = 10_000;
const blockSize = 200;
const path = `/default-translations/translations?columns=${manyLanguages.join(',')}`;

/** Milliseconds from one press or turn of the wheel to the next, and after a save. */
const [pause, afterSave] = [100, 1000];

const rows = (page: Page) => page.locator('tbody tr:not([aria-busy])');
const isCall = (path: string) => /^\/(api|clientapi)\//.test(path);

interface Grid {
  readonly page: Page;
  /** The calls since the page was opened, with what they ask for. */
  readonly asked: string[];
}

async function openGrid(browser: Browser, origin: string, signedIn: SignedIn): Promise<Grid> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn, viewport });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (isCall(pathname)) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto(path);
  await rows(page).first().waitFor({ timeout: 120_000 });
  await untilQuiet(page, 1000);
  return { page, asked };
}

const keyPresses = 40;

/** Presses a key of the grid again and again. */
async function press(page: Page, key: string): Promise<void> {
  for (let turn = 0; turn < keyPresses; turn++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pause);
  }
}

/** The same; gives how long each press took until the next paint. */
async function timeKey(page: Page, key: string): Promise<number[]> {
  await watchEvents(page);
  await press(page, key);
  return pressesOf(await readEvents(page), keyPresses);
}

/** Types into text after text; saves each and goes on by Ctrl+Enter. Gives how long the characters and the saves took. */
async function changeTexts(page: Page, count: number) {
  const [word, typed, saved]: [string, number[], number[]] = ['wort ', [], []];
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Enter');
  for (let text = 0; text < count; text++) {
    await dialog.getByRole('textbox').first().waitFor();
    const key = (await dialog.locator('bdi').first().textContent()) ?? '';
    await watchEvents(page);
    await page.keyboard.type(word, { delay: pause });
    typed.push(...pressesOf(await readEvents(page), word.length));
    await watchEvents(page);
    await page.keyboard.press('Control+Enter');
    await dialog.locator('bdi').first().filter({ hasNotText: key }).waitFor();
    await page.waitForTimeout(afterSave);
    saved.push(Math.max(...pressesOf(await readEvents(page), 1)));
  }
  await page.keyboard.press('Escape');
  return { typed, saved };
}

/** Goes to the first text of the first language. */
async function goToFirstText(page: Page): Promise<void> {
  await page.getByRole('grid').focus();
  for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await rows(page).first().waitFor();
}

/** How many rows of the grid an arrow changes in the document, at most. */
async function countChangedRows(page: Page): Promise<number> {
  await page.evaluate(() => {
    const changed = new Set<Element>();
    Object.assign(window, { benchRows: changed });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = target instanceof Element ? target.closest('tr') : target.parentElement?.closest('tr');
        if (row) changed.add(row);
      }
    });
    const body = document.querySelector('[role=grid] tbody');
    if (body)
      observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(pause);
  return page.evaluate(() => Object(Reflect.get(window, 'benchRows')).size);
}

/** Of requests that follow one another, those with calls: what the data waits for, beside the scripts. */
export const callsOf = (waves: readonly string[][]): string[][] =>
  waves.map((paths) => paths.filter(isCall)).filter(({ length }) => length > 0);

async function measureGrid({ page, asked }: Grid): Promise<Figure[]> {
  const figures: Figure[] = [];
  const time = (of: string, times: readonly number[]) => {
    const ours = percentile(times, 95);
    say(`Grid: ${of}: median ${percentile(times, 50)} ms, 95th ${ours} ms, at most ${Math.max(...times)} ms`);
    figures.push({ goal: 'gridPaint', of, ours });
  };
  const cells = await page.locator('[role=grid] :is(td, th)').count();
  figures.push({ goal: 'gridCells', ours: cells, note: '1440 × 900' });
  await goToFirstText(page);
  figures.push({ goal: 'gridRows', ours: await countChangedRows(page) });
  await slowProcessor(page, slowdown);
  for (const key of ['ArrowDown', 'ArrowRight']) time(key, await timeKey(page, key));
  asked.length = 0;
  const first = Number(await page.locator('tbody tr').last().getAttribute('data-index'));
  time('PageDown', await timeKey(page, 'PageDown'));
  const last = Number(await page.locator('tbody tr').last().getAttribute('data-index'));
  const blocks = Math.floor(last / blockSize) - Math.floor(first / blockSize);
  figures.push({ goal: 'gridCalls', ours: asked.length / blocks, note: `${asked.length} for ${blocks}` });
  await watchScrolls(page);
  await page.mouse.move(900, 500);
  for (let turn = 0; turn < 60; turn++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(pause);
  }
  time('wheel', await readScrolls(page));
  await goToFirstText(page);
  const { typed, saved } = await changeTexts(page, 10);
  time('a character in the editor', typed);
  time('save and next text', saved);
  return figures;
}

/** What the same keys take of the processor, times four, in a page of its own: see `workToPaint`. */
async function measureWork(browser: Browser, { page }: Grid): Promise<Figure[]> {
  const figures: Figure[] = [];
  await goToFirstText(page);
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown']) {
    const works = await workToPaint(browser, page, 'keydown', () => press(page, key));
    const [middle, ours] = [50, 95].map((percent) => slowdown * percentile(works, percent));
    figures.push({ goal: 'gridWork', of: key, ours: ours ?? 0, note: `median ${Math.round(middle ?? 0)}` });
  }
  return figures;
}

/** The grid of texts with 10,000 keys and 20 languages: its paints with a slowed processor, their work, its cells and its requests. */
export async function measureTextGrid(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ counts: { translations: keyCount }, change: answerManyLanguages });
  const server = await serve(build, api.origin);
  try {
    const signedIn = await signInOnce(browser, server.origin);
    const grid = await openGrid(browser, server.origin, signedIn);
    const figures = await measureGrid(grid).finally(() => grid.page.close());
    const another = await openGrid(browser, server.origin, signedIn);
    figures.push(...(await measureWork(browser, another).finally(() => another.page.close())));
    const shows = (page: Page) => rows(page).first().waitFor();
    const waves = callsOf(
      await followRequests(browser, { path, shows }, { origin: server.origin, signedIn }),
    );
    for (const paths of waves) say(`Grid: ${paths.join(' ')}`);
    return [...figures, { goal: 'gridSequence', ours: waves.length }];
  } finally {
    await server.close();
    await api.close();
  }
}
