import { expect, type Locator, type Page } from '@playwright/test';
import { changeName, signIn } from './support';

/** What `docs/qa.md` promises of a scenario, seen in the page that its link has opened. */
export type ScenarioStory = (page: Page) => Promise<void>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const fullName = (page: Page) => page.getByLabel('Full name');

const unreachable = 'The server cannot be reached. Check your connection and try again.';
const failed = 'The server has failed. Try again later.';
const forbidden = 'You do not have permission to do this.';

/** The profile page with the data of the administrator. */
async function seesProfile(page: Page): Promise<void> {
  await expect(fullName(page)).toHaveValue('Alexandra Winter');
}

async function isSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/login\?return=%2Fmessages$/, { timeout: 15_000 });
  await expect(heading(page, 'Welcome back.')).toBeVisible();
}

/** Saves another name; the text stays in the field, whatever comes of it. */
async function saveName(page: Page): Promise<Locator> {
  await changeName(page, 'Ada Sommer');
  await page.getByRole('button', { name: 'Save' }).click();
  return fullName(page);
}

async function failsToSave(page: Page): Promise<void> {
  await expect(await saveName(page)).toHaveValue('Ada Sommer');
  await expect(page.getByText('Failed to save your changes.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
}

/** The range of records that the list shows. */
const countsTo = (range: string) => async (page: Page) => {
  await expect(page.getByText(range, { exact: true })).toBeVisible({ timeout: 20_000 });
};

/** Finds a request in the panel, whose filter looks for a text. */
async function seesRequest(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^QA panel/ }).click();
  const panel = page.getByRole('dialog', { name: 'QA panel' });
  await panel.getByRole('tab', { name: 'Requests' }).click();
  await panel.getByLabel('Filter requests').fill(text);
  await expect(panel.getByRole('listitem').first()).toContainText(text);
  await panel.getByRole('button', { name: 'Close the QA panel' }).click();
}

const seesEnglish = (problem: string) => async (page: Page) => {
  await expect(page.getByText(`The texts in Deutsch ${problem}`)).toBeVisible({ timeout: 15_000 });
  await expect(heading(page, 'Publisher profile')).toBeVisible();
};

async function opensLanguages(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Language' }).click();
  return page.getByRole('menu', { name: 'Language' });
}

export const connectionStories: Readonly<Record<string, ScenarioStory>> = {
  async slow(page) {
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(heading(page, 'Users')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 15_000 });
  },
  async offline(page) {
    await expect(alert(page, unreachable)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  async flaky(page) {
    // One try in three fails: with enough of them the list is there in the end, and nothing else breaks.
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Try again' }).first();
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  },
};

export const sessionStories: Readonly<Record<string, ScenarioStory>> = {
  async 'token-expired'(page) {
    await seesProfile(page);
    await seesRequest(page, '403');
    await seesRequest(page, 'oauth/token');
  },
  async 'token-short-lived'(page) {
    await seesProfile(page);
    await page.clock.setFixedTime(Date.now() + 6_000);
    await saveName(page);
    await expect(page.getByText('Changes saved.')).toBeVisible();
  },
  async 'token-never-valid'(page) {
    await signIn(page, 'admin');
    await expect(alert(page, forbidden)).toBeVisible();
  },
  'refresh-refused': isSignedOut,
  'refresh-hanging': isSignedOut,
  'refresh-malformed': isSignedOut,
  async 'refresh-rotated'(page) {
    await expect(heading(page, 'Messages')).toBeVisible();
    await seesRequest(page, 'oauth/token');
  },
  async 'sign-in-refused'(page) {
    await signIn(page, 'admin');
    await expect(page.getByText('Invalid email address or password.')).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('admin@publisher.example');
  },
  async 'sign-in-slow'(page) {
    await signIn(page, 'admin');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await expect(fullName(page)).toHaveValue('Alexandra Winter', { timeout: 15_000 });
  },
  async 'sign-in-html'(page) {
    await signIn(page, 'admin');
    await expect(page.getByText('Invalid email address or password.')).toBeVisible();
  },
  async 'anti-forgery-rejected'(page) {
    await failsToSave(page);
  },
};

export const profileStories: Readonly<Record<string, ScenarioStory>> = {
  async 'permissions-none'(page) {
    await expect(menu(page).getByRole('link')).toHaveText(['Logout']);
    await seesProfile(page);
  },
  async 'permissions-unknown'(page) {
    await expect(menu(page).getByRole('link')).toHaveText(['Profile', 'Logout']);
  },
  async 'permissions-malformed'(page) {
    await expect(menu(page).getByRole('link')).toHaveText(['Logout']);
  },
  async 'profile-incomplete'(page) {
    await expect(fullName(page)).toHaveValue('');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  },
  async 'profile-hostile'(page) {
    await expect(fullName(page)).toHaveValue(/^<img src=x onerror=/);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
  async 'profile-failing'(page) {
    await expect(alert(page, failed)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page, failed)).toBeVisible();
  },
  async 'profile-recovering'(page) {
    await expect(alert(page, failed)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await seesProfile(page);
  },
};

export const dataStories: Readonly<Record<string, ScenarioStory>> = {
  'save-failing': failsToSave,
  async 'save-failing-once'(page) {
    await failsToSave(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  },
  async 'save-conflicting'(page) {
    await page.getByRole('link', { name: 'Editor', exact: true }).click();
    await page.getByLabel('Description').fill('Looks after the texts');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Editor *');
    await expect(dialog).toContainText('Looks after the texts');
  },
  async 'languages-empty'(page) {
    await expect((await opensLanguages(page)).getByRole('menuitemradio')).toHaveText(['English']);
  },
  async 'languages-malformed'(page) {
    await expect(await opensLanguages(page)).toContainText('The list of languages could not be loaded.');
  },
  async 'languages-many'(page) {
    const menu = await opensLanguages(page);
    await expect(menu.getByRole('menuitemradio')).toHaveText(['English', 'Deutsch']);
    await expect(menu).toContainText('Further languages are not shown: the server’s list is too long.');
  },
  'translation-missing': seesEnglish('could not be loaded. They are shown in English.'),
  'translation-slow': seesEnglish('took too long to load. They are shown in English.'),
  async 'translation-hostile'(page) {
    await expect(menu(page).getByRole('link', { name: '<img src=x' })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Alexandra Winter');
  },
  async 'records-none'(page) {
    await expect(page.getByText('Nothing here yet')).toBeVisible();
  },
  'records-one': countsTo('1–1 of 1'),
  'records-many': countsTo('1–25 of 100,000'),
};
