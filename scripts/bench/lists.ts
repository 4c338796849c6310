import type { Browser } from '@playwright/test';
import { signInOnce } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { startFixtureApi } from './fixtureApi.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { serve } from './server.ts';
import { onSlowPage, repeat } from './slowPage.ts';
import { percentile } from './statistics.ts';

/** A list with as many rows as a page of it may have. */
const path = '/user-management/users?perPage=100';

/** A list of a hundred rows, with a slowed processor: a row that is ticked, and a search that is typed. */
export async function measureLists(
  browser: Browser,
  build: ReadonlyMap<string, BuiltFile>,
): Promise<Figure[]> {
  const api = await startFixtureApi({ counts: { users: 2000 } });
  const server = await serve(build, api.origin);
  try {
    const opened = { browser, origin: server.origin, signedIn: await signInOnce(browser, server.origin) };
    const figures: Figure[] = [];
    const time = (of: string, times: readonly number[]) => {
      const [median, ours] = [percentile(times, 50), percentile(times, 95)];
      say(`Lists: ${of}: median ${median} ms, 95th ${ours} ms`);
      figures.push({ goal: 'listsPaint', of, ours, note: `median ${median}` });
    };
    await onSlowPage(opened, path, async (page) => {
      const rows = page.getByRole('row').getByRole('checkbox');
      time(
        'a row ticked',
        await repeat(page, 20, 500, async (turn) => {
          // The first one ticks the page.
          await rows.nth(turn + 1).focus();
          await page.keyboard.press('Space');
        }),
      );
    });
    await onSlowPage(opened, path, async (page) => {
      await page.getByRole('searchbox').first().focus();
      const text = 'anna maria winter';
      time(
        'a character in the search',
        await repeat(page, text.length, 100, (turn) => page.keyboard.type(text[turn] ?? '')),
      );
    });
    return figures;
  } finally {
    await server.close();
    await api.close();
  }
}
