import type { Browser, Page } from '@playwright/test';
import { fullName, type SignedIn } from './account.ts';
import type { BuiltFile } from './builtFiles.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';
import { type LoadedScript, loadedScripts, sizeOf, untilQuiet } from './scripts.ts';
import { saveData } from './slowness.ts';

/** An area's pages in the menu. */
export interface AreaLinks {
  /** The first part of its addresses. */
  readonly area: string;
  readonly pages: readonly { path: string; name: string }[];
}

interface Options {
  readonly origin: string;
  readonly signedIn: SignedIn;
  readonly build: ReadonlyMap<string, BuiltFile>;
  /** Milliseconds without a request after which a page has loaded what it needs. */
  readonly quiet?: number;
}

/** A page of a visitor who is signed in and saves data. */
async function openPage(browser: Browser, { origin, signedIn }: Options): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn });
  await saveData(page);
  return page;
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.locator(fullName).waitFor();
}

/** Opens all groups of the menu: a group that is open is no longer among the closed ones. */
async function openMenu(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Main menu' }).locator('button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
}

async function readMenu(page: Page): Promise<AreaLinks[]> {
  await openProfile(page);
  await openMenu(page);
  const links = await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => ({ path: link.getAttribute('href') ?? '', name: link.textContent ?? '' })),
    );
  const pages = links.filter(({ path }) => path !== '/profile' && path !== '/logout');
  if (pages.length === 0) throw new Error('The menu shows no area');
  const areaOf = (path: string) => path.split('/')[1] ?? '';
  return [...new Set(pages.map(({ path }) => areaOf(path)))].map((area) => ({
    area,
    pages: pages.filter(({ path }) => areaOf(path) === area),
  }));
}

/** The areas that the menu of the administrator shows, with their pages. */
export async function findAreas(browser: Browser, options: Options): Promise<AreaLinks[]> {
  const page = await openPage(browser, options);
  try {
    return await readMenu(page);
  } finally {
    await page.close();
  }
}

/** Opens `/profile` anew, then the pages of an area by the menu; gives the scripts that only these asked for. */
async function scriptsOfArea(
  page: Page,
  { area, pages }: AreaLinks,
  { quiet }: Options,
): Promise<LoadedScript[]> {
  await openProfile(page);
  await untilQuiet(page, quiet);
  const shared = new Set((await loadedScripts(page)).map(({ path }) => path));
  await openMenu(page);
  for (const { path, name } of pages) {
    await page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await untilQuiet(page, quiet);
  }
  const own = (await loadedScripts(page)).filter(({ path }) => !shared.has(path));
  if (own.length === 0) throw new Error(`/${area} asked for no script of its own`);
  return own;
}

/**
 * The gzipped bytes of the scripts that each area asks for beyond those of `/profile`, with its pages opened by the
 * menu, one after the other, as the first area of a document that has shown `/profile` alone. What the browser keeps
 * in its cache counts all the same. The visitor saves data: what the application would prefetch is counted with the
 * page that needs it. User Management counts whole; of the other areas only what no other area asks for as well.
 * @throws Error when an area asks for nothing: its chunks have come in another way, and the figure would say nothing
 */
export async function countAreas(
  browser: Browser,
  options: Options,
): Promise<(AreaLinks & { size: number })[]> {
  const page = await openPage(browser, options);
  try {
    const loaded: (AreaLinks & { scripts: LoadedScript[] })[] = [];
    for (const links of await readMenu(page)) {
      loaded.push({ ...links, scripts: await scriptsOfArea(page, links, options) });
    }
    const areasWith = (path: string) =>
      loaded.filter(({ scripts }) => scripts.some((script) => script.path === path)).length;
    return loaded.map(({ scripts, ...links }) => {
      const counted =
        goalOf(links.area) === 'userManagement'
          ? scripts
          : scripts.filter(({ path }) => areasWith(path) === 1);
      return { ...links, size: sizeOf(counted, options.build) };
    });
  } finally {
    await page.close();
  }
}

/** The goal for an area: user management is larger than the others may be, and controlling brings the charts. */
export function goalOf(area: string): 'userManagement' | 'controlling' | 'area' {
  if (area === 'user-management') return 'userManagement';
  return area.endsWith('-controlling') ? 'controlling' : 'area';
}

/** Counts every area by itself. */
export async function measureAreas(browser: Browser, options: Options): Promise<Figure[]> {
  say('Areas');
  return (await countAreas(browser, options)).map(({ area, pages, size }) => ({
    goal: goalOf(area),
    of: area,
    ours: size,
    ...(pages.length > 1 && { note: `${pages.length} pages together` }),
  }));
}
