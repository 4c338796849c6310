import { existsSync, readdirSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { changeName, signIn } from './support';

/** What `docs/qa.md` promises of a scenario, seen in the page that its link has opened. */
export type ScenarioStory = (page: Page) => Promise<void>;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const menuEntries = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem');
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const fullName = (page: Page) => page.getByLabel('Full name');
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' }).first();

export const unreachable = 'The server cannot be reached. Check your connection and try again.';
export const failed = 'The server has failed. Try again later.';
export const forbidden = 'You do not have permission to do this.';
export const soon = { timeout: 20_000 };

/** The profile page with the data of the administrator. */
export const seesProfile: ScenarioStory = async (page) => {
  await expect(fullName(page)).toHaveValue('Alexandra Winter', soon);
};

/** The page says that the profile could not be loaded, and why; the menu is all that is left. */
export async function seesNoProfile(page: Page, reason: string): Promise<void> {
  await expect(alert(page, 'Your profile could not be loaded.')).toContainText(reason);
  await expect(menuEntries(page)).toHaveText(['Logout']);
}

/** The menu shows every area, the profile and Logout. */
export async function seesWholeMenu(page: Page): Promise<void> {
  const areas = readdirSync('src/areas').filter((name) => existsSync(`src/areas/${name}/area.ts`));
  await expect(menuEntries(page)).toHaveCount(areas.length + 2);
}

export const isSignedOut: ScenarioStory = async (page) => {
  await expect(page).toHaveURL(/\/login\?return=%2Fmessages$/, soon);
  await expect(heading(page, 'Welcome back.')).toBeVisible();
  await expect(menuEntries(page)).toHaveText(['Sign In']);
};

export const isNotSignedIn: ScenarioStory = async (page) => {
  await signIn(page, 'admin');
  await expect(page.getByText('Invalid email address or password.')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue('admin@publisher.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Admin123!');
  await expect(menuEntries(page)).toHaveText(['Sign In']);
};

/** Saves another name; the text stays in the field, whatever comes of it. */
export async function saveName(page: Page): Promise<Locator> {
  await changeName(page, 'Ada Sommer');
  await save(page).click();
  return fullName(page);
}

export const failsToSave: ScenarioStory = async (page) => {
  await expect(await saveName(page)).toHaveValue('Ada Sommer');
  await expect(page.getByText('Failed to save your changes.')).toBeVisible();
  await expect(save(page)).toBeEnabled();
};

/** Goes to the users by the address, as somebody who types it. */
async function isDeniedUsers(page: Page): Promise<void> {
  await page.goto(page.url().replace(/profile$/, '?open=/user-management/users'));
  await expect(page.getByText('You do not have access to this area.')).toBeVisible();
}

/** A menu of these entries, the profile page, and no access to the users. */
export const opensLittle = (entries: readonly string[]): ScenarioStory => {
  return async (page) => {
    await seesProfile(page);
    await expect(menuEntries(page)).toHaveText(entries);
    await isDeniedUsers(page);
  };
};

/** Finds requests in the panel by its filter: so many, or some. */
export async function seesRequests(page: Page, text: string, count?: number, status?: string): Promise<void> {
  await page.getByRole('button', { name: /^QA panel/ }).click();
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await panel.getByRole('tab', { name: 'Requests' }).click();
  await panel.getByLabel('Filter requests').fill(text);
  const requests = panel.getByRole('listitem').filter({ hasText: status ?? '' });
  if (count === undefined) await expect(requests.first()).toBeVisible();
  else await expect(requests).toHaveCount(count);
  await panel.getByRole('button', { name: 'Close the QA panel' }).click();
  await expect(panel).toBeHidden();
}

/** The range of records that the list shows, and what the screen reader hears of their number. */
export const countsTo = (range: string, results: string): ScenarioStory => {
  return async (page) => {
    await expect(page.getByText(range, { exact: true })).toBeVisible(soon);
    await expect(page.getByRole('status').filter({ hasText: results })).toHaveText(results);
  };
};

export const seesEnglish = (problem: string): ScenarioStory => {
  return async (page) => {
    await expect(page.getByText(`The texts in Deutsch ${problem} in English.`)).toBeVisible(soon);
    await expect(heading(page, 'Publisher profile')).toBeVisible();
  };
};

export async function opensLanguages(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^(Account|Language)/ }).click();
  const named = { name: 'Language', exact: true };
  return page.getByRole('group', named).or(page.getByRole('menu', named));
}

export const seesUsers: ScenarioStory = (page) => expect(page.getByRole('row').nth(1)).toBeVisible(soon);
