import type { Browser, Page } from '@playwright/test';
import { signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { followRequests } from './deepLinks.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { untilQuiet } from './scripts.ts';
import { serve } from './server.ts';
import { type Opened, onSlowPage, repeat } from './slowPage.ts';
import { percentile } from './statistics.ts';
import { callsOf } from './textGrid.ts';

const counts = { modules: 500, positions: 60, groups: 10_000 };
/** Milliseconds from one press to the next: for keys, and for what asks the server. */
const [pause, afterCall] = [100, 800];

const area = '/website-modules';
const modulesLike = (q: string) => `${area}/modules?filter=${encodeURIComponent(JSON.stringify({ q }))}`;

type Time = (of: string, times: readonly number[]) => void;

/** The list: typing in its search, and switches that are pressed and, being asked back, cancelled. */
async function timeList(opened: Opened, time: Time): Promise<void> {
  await onSlowPage(opened, `${area}/modules?perPage=100`, async (page) => {
    const search = page.getByRole('searchbox').first();
    await search.focus();
    const text = 'article list of the';
    time(
      'a character in the search',
      await repeat(page, text.length, pause, (turn) => page.keyboard.type(text[turn] ?? '')),
    );
  });
  await onSlowPage(opened, `${area}/modules`, async (page) => {
    const switches = page.getByRole('switch', { disabled: false });
    time(
      'a switch',
      await repeat(page, 20, afterCall, async (turn) => {
        await page.locator('[role=switch][aria-busy=true]').waitFor({ state: 'detached' });
        // What asks back is not gone on with.
        const dialog = page.getByRole('dialog');
        if (await dialog.isVisible()) await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await switches.nth(turn).focus();
        await page.keyboard.press('Space');
      }),
    );
  });
}

/** The form of a module with 60 settings, and the rules of its groups. */
async function timeModule(opened: Opened, time: Time): Promise<void> {
  const open = async (page: Page) => {
    await page.getByRole('main').locator('[data-row]').getByRole('link').first().click();
    await page.getByRole('tab').first().waitFor();
    await untilQuiet(page, 1000);
  };
  await onSlowPage(opened, modulesLike('feed'), async (page) => {
    await open(page);
    const field = page.getByRole('textbox', { name: 'Field 20' });
    await field.focus();
    const text = 'a new value of the setting';
    time(
      'a character with 60 settings',
      await repeat(page, text.length, pause, (turn) => page.keyboard.type(text[turn] ?? '')),
    );
  });
  await onSlowPage(opened, modulesLike('teaser'), async (page) => {
    await open(page);
    await page.getByRole('tab', { name: 'Groups' }).click();
    const item = page.getByRole('treeitem').first();
    await item.waitFor();
    await item.focus();
    time('a rule turned by Space', await repeat(page, 30, pause, () => page.keyboard.press('Space')));
    await page.getByRole('combobox', { name: 'Add a group' }).focus();
    const text = 'sales north';
    time(
      'a character in the search of groups',
      await repeat(page, text.length, pause, (turn) => page.keyboard.type(text[turn] ?? '')),
    );
  });
}

/** The tree of 60 positions with all its branches open. Gives the lines in the document. */
async function timePositions(opened: Opened, time: Time): Promise<number> {
  let lines = 0;
  await onSlowPage(opened, `${area}/positions`, async (page) => {
    const items = page.getByRole('treeitem');
    await items.first().focus();
    for (let line = 0; line < 90; line++)
      for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await page.keyboard.press('Home');
    lines = await items.count();
    time('an arrow in the positions', await repeat(page, 60, pause, () => page.keyboard.press('ArrowDown')));
    time(
      'a page of the positions',
      await repeat(page, 20, pause, (turn) => page.keyboard.press(turn % 2 ? 'Home' : 'End')),
    );
    lines = Math.max(lines, await items.count());
    await page.keyboard.press('Home');
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    time(
      'a module moved by keys',
      await repeat(page, 12, afterCall, (turn) =>
        page.keyboard.press(turn % 2 ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown'),
      ),
    );
  });
  return lines;
}

/** 500 modules in 60 positions for 10,000 groups: their paints with a slowed processor, lines and requests. */
export async function measureModules(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ counts });
  const server = await serve(build, api.origin);
  try {
    const { origin } = server;
    const signedIn = await signInOnce(browser, origin);
    const figures: Figure[] = [];
    const time: Time = (of, times) => {
      const ours = percentile(times, 95);
      say(
        `Modules: ${of}: median ${percentile(times, 50)} ms, 95th ${ours} ms, at most ${Math.max(...times)} ms`,
      );
      figures.push({ goal: 'modulesPaint', of, ours });
    };
    const opened = { browser, origin, signedIn };
    await timeList(opened, time);
    await timeModule(opened, time);
    figures.push({ goal: 'modulesLines', ours: await timePositions(opened, time), note: '1440 × 900' });
    const shows = (page: Page) => page.locator('[data-row]').first().waitFor();
    const waves = callsOf(
      await followRequests(browser, { path: `${area}/modules`, shows }, { origin, signedIn }),
    );
    for (const paths of waves) say(`Modules: ${paths.join(' ')}`);
    return [...figures, { goal: 'modulesSequence', ours: waves.length }];
  } finally {
    await server.close();
    await api.close();
  }
}
