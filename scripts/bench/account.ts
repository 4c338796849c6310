import type { Browser, BrowserContext, Page } from '@playwright/test';
import { accounts } from '../../src/mocks/accounts.ts';

/** What a browser keeps of a sign-in: cookies and storage. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The full name on `/profile` when it can be changed: in the application itself, not in what stands there meanwhile. */
export const fullName = 'input[autocomplete="name"][value]:enabled:read-write:not([inert] *):not([value=""])';

/** The account with every permission. */
const administrator = accounts.find(({ permissions }) => permissions === 'all');

/**
 * Types the administrator's email and password into the sign-in form, with `delay` milliseconds after each character,
 * and presses Sign In.
 */
export async function typeSignIn(page: Page, delay = 0): Promise<void> {
  if (administrator === undefined) throw new Error('No account may open everything');
  await page.getByLabel('Email Address').pressSequentially(administrator.email, { delay });
  await page.getByLabel('Password', { exact: true }).pressSequentially(administrator.password, { delay });
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs the administrator in once, for browser contexts that begin signed in. */
export async function signInOnce(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await typeSignIn(page);
    await page.locator(fullName).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
