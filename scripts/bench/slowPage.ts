import type { Browser, Page } from '@playwright/test';
import type { SignedIn } from './account.ts';
import { pressesOf, readEvents, watchEvents } from './keyPress.ts';
import { untilQuiet } from './scripts.ts';
import { slowProcessor } from './slowness.ts';

const slowdown = 4;

export interface Opened {
  readonly browser: Browser;
  readonly origin: string;
  readonly signedIn: SignedIn;
}

/** Opens a page, waits until it is quiet, and does something there; `asked` tells how often the server was asked for a path since the last time. */
export async function onPage<T>(
  { browser, origin, signedIn }: Opened,
  path: string,
  work: (page: Page, asked: (path: string) => number) => Promise<T>,
): Promise<T> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn, viewport });
  let paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await untilQuiet(page, 1000);
    return await work(page, (wanted) => {
      const found = paths.filter((each) => each === wanted).length;
      paths = [];
      return found;
    });
  } finally {
    await page.close();
  }
}

/** The same with a slowed processor. */
export const onSlowPage = <T>(opened: Opened, path: string, work: (page: Page) => Promise<T>): Promise<T> =>
  onPage(opened, path, async (page) => {
    await slowProcessor(page, slowdown);
    return work(page);
  });

/** Does something so many times; gives how long each took until the next paint. */
export async function repeat(
  page: Page,
  count: number,
  between: number,
  act: (turn: number) => Promise<void>,
): Promise<number[]> {
  await watchEvents(page);
  for (let turn = 0; turn < count; turn++) {
    await act(turn);
    await page.waitForTimeout(between);
  }
  return pressesOf(await readEvents(page), count);
}
