import type { Browser } from '@playwright/test';
import type { SignedIn } from './account.ts';

/** An address of the application; `isPublic`: it is opened by somebody who is not signed in. */
export interface PageAddress {
  readonly path: string;
  readonly isPublic?: boolean;
}

const users = '/user-management/users';
const groups = '/user-management/groups';
const roles = '/user-management/roles';

/** Pages that no menu and no list leads to. */
const fixedPages: readonly PageAddress[] = [
  { path: '/login', isPublic: true },
  { path: '/forgot-password', isPublic: true },
  { path: '/404', isPublic: true },
  { path: '/404' },
  { path: '/profile' },
  { path: `${users}/create` },
  { path: `${users}/import` },
  { path: `${groups}/create` },
  { path: `${roles}/create` },
  { path: `${roles}/matrix` },
  { path: `${roles}/compare` },
];

/** The addresses of one record each: of the first user that is not the administrator, of a group and of a role. */
export async function findRecords(browser: Browser, origin: string, signedIn: SignedIn) {
  const page = await browser.newPage({ baseURL: origin, storageState: signedIn });
  try {
    const open = async (list: string) => {
      await page.goto(list);
      const link = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/create"], [href*="?"])`);
      return link.filter({ hasText: /\w/ });
    };
    const user = await (await open(users)).filter({ hasText: /^Ada / }).first().getAttribute('href');
    const role = await (await open(roles))
      .filter({ hasText: /^Editor$/ })
      .first()
      .getAttribute('href');
    await page.goto(groups);
    const isGroup = (url: URL) => url.pathname.startsWith(`${groups}/`);
    for (let attempt = 0; attempt < 5 && !isGroup(new URL(page.url())); attempt += 1) {
      // The tree may be drawn anew while it loads, and a press be lost.
      await page.getByRole('treeitem').first().click();
      await page.waitForURL(isGroup, { timeout: 2000, waitUntil: 'commit' }).catch(() => undefined);
    }
    if (!isGroup(new URL(page.url()))) throw new Error('The tree of groups leads to no group');
    const group = new URL(page.url()).pathname;
    if (user === null || role === null) throw new Error('A list leads to no record');
    return { user, role, group };
  } finally {
    await page.close();
  }
}

export type RecordAddresses = Awaited<ReturnType<typeof findRecords>>;

/** Every page: the fixed ones, those that the menu shows, and the records. */
export function everyPage(menu: readonly string[], records: RecordAddresses): PageAddress[] {
  const found = [...menu, ...Object.values(records)].map((path) => ({ path }));
  return [...fixedPages, ...found];
}
