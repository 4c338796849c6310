import { expect } from '@playwright/test';
import {
  alert,
  countsTo,
  failed,
  failsToSave,
  forbidden,
  fullName,
  heading,
  isNotSignedIn,
  isSignedOut,
  menuEntries,
  opensLanguages,
  opensLittle,
  retry,
  type ScenarioStory,
  save,
  saveName,
  seesEnglish,
  seesNoProfile,
  seesProfile,
  seesRequests,
  seesUsers,
  seesWholeMenu,
  soon,
  unreachable,
} from './scenarioScreens';
import { signIn } from './support';

export const connectionStories: Readonly<Record<string, ScenarioStory>> = {
  async slow(page) {
    await expect(page.getByText('Loading…')).toBeVisible();
    await seesUsers(page);
  },
  async offline(page) {
    await seesNoProfile(page, unreachable);
    await expect(retry(page)).toBeVisible();
  },
  async flaky(page) {
    // The course is seeded: the first call of a page is one of those that fail.
    await expect(alert(page, failed).or(alert(page, unreachable)).first()).toBeVisible();
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 1_000 });
    }).toPass(soon);
  },
};

export const sessionStories: Readonly<Record<string, ScenarioStory>> = {
  async 'token-expired'(page) {
    await seesProfile(page);
    await seesRequests(page, 'admin/profile', 1, '403');
    await seesRequests(page, 'oauth/token', 1);
    await seesRequests(page, 'admin/profile', 1, '200');
  },
  async 'token-short-lived'(page) {
    await seesProfile(page);
    await page.clock.setFixedTime(Date.now() + 6_000);
    await saveName(page);
    await expect(page.getByText('Changes saved.')).toBeVisible();
    // One refresh, or more where the machine takes longer than the token lives.
    await seesRequests(page, 'oauth/token');
  },
  async 'token-never-valid'(page) {
    await signIn(page, 'admin');
    await seesNoProfile(page, forbidden);
    // The sign-in, and one refresh.
    await seesRequests(page, 'oauth/token', 2);
  },
  'refresh-refused': isSignedOut,
  async 'refresh-hanging'(page) {
    await expect(page.getByText('Loading…')).toBeVisible();
    await isSignedOut(page);
  },
  'refresh-malformed': isSignedOut,
  async 'refresh-rotated'(page) {
    await expect(heading(page, 'Messages')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Messages')).toBeVisible();
    await seesRequests(page, 'oauth/token', 1, '200');
  },
  'sign-in-refused': isNotSignedIn,
  async 'sign-in-slow'(page) {
    await signIn(page, 'admin');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await seesProfile(page);
  },
  'sign-in-html': isNotSignedIn,
  async 'anti-forgery-rejected'(page) {
    await page.getByRole('link', { name: 'Reader', exact: true }).click();
    await page.getByLabel('Name').fill('Guest reader');
    await save(page).click();
    await expect(page.getByText('Reload the page and try again.')).toBeVisible();
    await expect(page.getByText(forbidden)).toBeHidden();
    await expect(page.getByLabel('Name')).toHaveValue('Guest reader');
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await failsToSave(page);
    // For the role and for the profile: the change, a refresh, the change again.
    await seesRequests(page, 'PUT', 2);
    await seesRequests(page, 'POST', 4);
  },
};

export const profileStories: Readonly<Record<string, ScenarioStory>> = {
  'permissions-none': opensLittle(['Logout']),
  'permissions-unknown': opensLittle(['Profile', 'Logout']),
  'permissions-malformed': opensLittle(['Logout']),
  async 'profile-incomplete'(page) {
    await expect(fullName(page)).toHaveValue('');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    await expect(save(page)).toBeDisabled();
    await seesWholeMenu(page);
  },
  async 'profile-hostile'(page) {
    await expect(fullName(page)).toHaveValue(/^<img src=x onerror=/);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
  async 'profile-failing'(page) {
    await seesNoProfile(page, failed);
    await retry(page).click();
    await seesNoProfile(page, failed);
  },
  async 'profile-recovering'(page) {
    await seesNoProfile(page, failed);
    await retry(page).click();
    await seesProfile(page);
    await seesWholeMenu(page);
  },
};

export const dataStories: Readonly<Record<string, ScenarioStory>> = {
  'save-failing': failsToSave,
  async 'save-failing-once'(page) {
    await failsToSave(page);
    await save(page).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  },
  async 'save-conflicting'(page) {
    await page.getByRole('link', { name: 'Reader', exact: true }).click();
    await page.getByLabel('Name').fill('Guest reader');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else has saved meanwhile' });
    await expect(dialog).toContainText('Reader *');
    await dialog.getByRole('radio', { name: /Guest reader/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await failsToSave(page);
    await save(page).click();
    await expect(page.getByText('Changes saved.')).toBeVisible();
  },
  async 'texts-publish-stale'(page) {
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(page.getByRole('region', { name: 'German' })).toBeVisible();
    await publish.click();
    await expect(page.getByText(/^Nothing of German went live/)).toBeVisible();
    await publish.click();
    await expect(page.getByText(/^German is live, with/)).toBeVisible();
  },
  async 'texts-new-build'(page) {
    const notice = page.getByText(/^34 texts are new in this version/);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Take over…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(notice).toBeHidden();
  },
  async 'languages-empty'(page) {
    await expect((await opensLanguages(page)).getByRole('menuitemradio')).toHaveText(['English']);
  },
  async 'languages-malformed'(page) {
    const menu = await opensLanguages(page);
    await expect(menu).toContainText('The list of languages could not be loaded.');
    await expect(menu.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
    await menu.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(menu).toBeHidden();
  },
  async 'languages-many'(page) {
    const menu = await opensLanguages(page);
    await expect(menu.getByRole('menuitemradio')).toHaveText(['English', 'Deutsch']);
    await expect(menu).toContainText('Further languages are not shown: the server’s list is too long.');
  },
  async 'bare-server'(page) {
    await seesProfile(page);
    await expect(page.getByText('This installation does not send passwords to the server')).toBeVisible();
    await page.goto(page.url().replace(/profile$/, '?open=/forgot-password'));
    await page.getByLabel('Email Address').fill('admin@publisher.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(heading(page, 'Publisher profile')).toBeVisible();
    await seesRequests(page, 'password', 0);
  },
  'translation-missing': seesEnglish('could not be loaded. They are shown'),
  'translation-slow': seesEnglish('took too long to load. They are shown'),
  async 'translation-hostile'(page) {
    await expect(menuEntries(page).getByRole('link', { name: '<img src=x' })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expect(heading(page, 'Publisher profile')).toBeVisible();
  },
  async 'records-none'(page) {
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expect(page.getByText('0 users')).toBeAttached();
    await page.getByRole('link', { name: 'Groups' }).click();
    await expect(page.getByText('No groups yet')).toBeVisible();
    await page.getByRole('link', { name: 'Roles' }).click();
    await expect(page.getByText('There are no roles yet.')).toBeVisible();
  },
  async 'records-one'(page) {
    await countsTo('1–1 of 1', '1 user')(page);
    await expect(page.getByRole('link', { name: 'Alexandra Winter' })).toBeVisible();
  },
  async 'records-many'(page) {
    await countsTo('1–25 of 100,000', '100,000 users')(page);
    await page.getByRole('searchbox', { name: 'Search' }).fill('ada');
    await expect(page.getByText('1–25 of 100,000', { exact: true })).toBeHidden();
    await seesUsers(page);
  },
};
