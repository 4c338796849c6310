import type { Locator, Page } from '@playwright/test';
import { accounts } from '../../src/fixture-api/accounts.ts';
import { startServer } from './startServer.ts';

/** An application under comparison, and how a person uses it. */
export interface Application {
  readonly name: string;
  readonly origin: string;
  readonly signInPath: string;
  readonly listPath: string;
  /** What is typed into the search: neither on the first row nor rare. */
  readonly letters: string;
  /** Signs in on a new page and stays where that leads. */
  signIn(page: Page): Promise<void>;
  search(page: Page): Locator;
  /** What opens the record of a row. */
  opener(row: Locator): Locator;
}

/** Serves this application's build in `dist` with the fixture API. */
export async function startOurs(): Promise<Application> {
  const account = accounts.find(({ permissions }) => permissions === 'all');
  if (account === undefined) throw new Error('No account may open everything');
  const origin = await startServer('scripts/test-servers.ts', '--without-demo');
  return {
    name: 'here',
    origin,
    signInPath: '/login',
    listPath: '/user-management/users',
    letters: 'an',
    async signIn(page) {
      await page.goto(`${origin}/login`);
      await page.getByLabel('Email Address').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.locator(`input[value="${account.name}"]:enabled`).waitFor();
    },
    search: (page) => page.getByRole('main').getByRole('searchbox').first(),
    opener: (row) => row.getByRole('link').first(),
  };
}

/** Serves the plain react-admin application; undefined if it cannot be built, for example without a network. */
export async function startPlain(): Promise<Application | undefined> {
  let origin: string;
  try {
    origin = await startServer('scripts/plain-application.ts');
  } catch (error) {
    console.error(`The plain application could not be made, so nothing is compared: ${error}`);
    return undefined;
  }
  return {
    name: 'plain react-admin',
    origin,
    signInPath: '/#/login',
    // With a query, so that the browser loads the document even if only the fragment is new.
    listPath: '/?#/users',
    letters: 'ju',
    async signIn(page) {
      await page.goto(`${origin}/#/login`);
      // The account that the scaffold brings.
      await page.getByLabel('Username').fill('janedoe');
      await page.getByLabel('Password').first().fill('password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('tbody tr').first().waitFor();
    },
    search: (page) => page.getByRole('main').getByRole('textbox').first(),
    opener: (row) => row.getByRole('cell').nth(1),
  };
}
