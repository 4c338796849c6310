import { expect, type Page } from '@playwright/test';
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

/** The box of a guide, in which keys are pressed: two presses at one place are taken for a double click. */
const guide = (page: Page) => page.locator('[data-guide]');
const pressIn = (page: Page, name: string) =>
  guide(page).getByRole('button', { name, exact: true }).press('Enter');

/** The tile of a figure. */
const tile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

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
  async 'module-plan-changed'(page) {
    await page.getByRole('switch', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off Login?' });
    await dialog.getByRole('button', { name: 'Turn off 5 modules' }).click();
    await expect(dialog).toContainText(
      /Somebody else has changed something meanwhile. No longer in the plan: .?Offers/,
    );
    await dialog.getByRole('button', { name: 'Turn off 4 modules' }).click();
    await expect(page.getByText('“Login” and 3 more modules are off.')).toBeVisible();
  },
  async 'module-switch-failing'(page) {
    await page.getByRole('switch', { name: 'Basket' }).click();
    await page.getByRole('button', { name: 'Turn off 2 modules' }).click();
    await expect(page.getByText(/^“Basket” was not switched\./)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('switch', { name: 'Basket' })).toBeChecked();
  },
  async 'audience-forbidden'(page) {
    await page.getByRole('link', { name: 'Comments' }).click();
    await page.getByRole('tab', { name: 'Groups' }).click();
    await expect(page.getByText(/^The groups cannot be named at present/)).toBeVisible();
  },
  async 'help-none'(page) {
    await expect(page.getByText('No film for this page.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  },
  async 'help-failing'(page) {
    await expect(page.getByText('The films could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  async 'film-missing'(page) {
    await expect(page.getByText('This film is not there any more.')).toBeVisible();
  },
  async 'film-expired'(page) {
    const film = page.locator('video');
    // Asked for twice: a slow machine takes its time for that.
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration), { timeout: 30_000 })
      .toBe(240);
  },
  async 'help-blocked'(page) {
    await expect(page.getByText(/^This installation does not allow the film to be shown/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'What is said' })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  },
  async 'captions-conflicting'(page) {
    await page.getByRole('button', { name: 'Replace English' }).click();
    const buffer = Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nMine');
    await page
      .getByLabel(/^File with captions in English/)
      .setInputFiles({ name: 'mine.vtt', mimeType: 'text/vtt', buffer });
    await page.getByRole('button', { name: 'Save 1 line' }).click();
    await expect(page.getByText('Somebody else has changed this film meanwhile.')).toBeVisible();
    await page.getByRole('button', { name: 'Save mine all the same' }).click();
    await expect(page.getByText('The captions in English are saved.')).toBeVisible();
  },
  async 'texts-publish-stale'(page) {
    const publish = page.getByRole('button', { name: /^Publish/ });
    await expect(page.getByRole('region', { name: 'German' })).toBeVisible();
    const before = (await publish.textContent()) ?? '';
    await publish.click();
    await expect(page.getByText(/^Nothing of German went live/)).toBeVisible();
    // By keyboard: the number on the button has changed, and a second click within a second would be refused.
    await expect(publish).not.toHaveText(before);
    await expect(publish).toBeEnabled();
    await publish.press('Enter');
    await expect(page.getByText(/^German is live, with/)).toBeVisible();
  },
  async 'texts-new-build'(page) {
    const notice = page.getByText(/^34 texts are new in this version/);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Apply…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(notice).toBeHidden();
  },
  async 'guide-waiting'(page) {
    await expect(guide(page)).toContainText('8 steps', soon);
    await pressIn(page, 'Later');
    await expect(guide(page)).toBeHidden();
  },
  async 'guide-required'(page) {
    await pressIn(page, 'Start');
    await expect(guide(page).getByRole('button', { name: 'Later' })).toBeVisible();
    await expect(guide(page).getByRole('button', { name: 'Skip step' })).toHaveCount(0);
  },
  async 'guide-stale'(page) {
    await pressIn(page, 'Start');
    await pressIn(page, 'Next');
    await expect(guide(page)).toContainText('Step 3 of 8');
  },
  async 'guide-withdrawn'(page) {
    await pressIn(page, 'Start');
    await pressIn(page, 'Next');
    await expect(guide(page)).toContainText('This guide was withdrawn.');
  },
  async 'guide-failing'(page) {
    await pressIn(page, 'Start');
    await pressIn(page, 'Next');
    await expect(guide(page)).toContainText('Not saved. Try again.');
    await pressIn(page, 'Next');
    await expect(guide(page)).toContainText('Step 2 of 8');
  },
  async 'guide-anchor-missing'(page) {
    await pressIn(page, 'Start');
    await expect(guide(page)).toContainText('is not on the page at present');
    await pressIn(page, 'Next');
    await expect(guide(page)).toContainText('Step 3 of 3');
  },
  async 'guide-no-permission'(page) {
    await expect(guide(page)).toContainText('5 steps', soon);
  },
  async 'messages-live'(page) {
    await expect(page.getByRole('button', { name: 'Messages, 5 unread' })).toBeVisible(soon);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const strip = page.getByRole('region', { name: 'Announcement' });
    await expect(strip).toContainText('Warning Maintenance tonight');
    await expect(strip.getByRole('link', { name: 'and 2 more' })).toBeVisible();
    await strip.getByRole('button', { name: 'Dismiss' }).click();
    await expect(strip).toContainText('Book fair');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(strip).toContainText('Maintenance tonight');
  },
  async 'messages-modal'(page) {
    const dialog = page.getByRole('dialog', { name: 'Data protection rules' });
    await expect(dialog.getByText('Three rules')).toBeVisible(soon);
    await dialog.getByRole('button', { name: 'I have read this' }).click();
    await expect(dialog).toBeHidden();
  },
  async 'messages-critical'(page) {
    const strip = page.getByRole('region', { name: 'Announcement' });
    await expect(strip).toContainText('Critical The shop is down', soon);
    await expect(strip).toHaveCSS('position', 'fixed');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(strip).not.toHaveCSS('position', 'fixed');
  },
  async 'messages-next-minute'(page) {
    await expect(page.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible(soon);
    await page.clock.setFixedTime(Date.now());
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  },
  async 'messages-many'(page) {
    await expect(page.getByRole('button', { name: 'Messages, 202 unread' })).toBeVisible(soon);
    await page.getByRole('link', { name: 'and 199 more' }).click();
    await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  },
  async 'messages-hostile'(page) {
    await expect(page.getByRole('button', { name: /^Messages, 5 unread/ })).toBeVisible(soon);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const strip = page.getByRole('region', { name: 'Announcement' });
    await expect(strip).toContainText('<script>alert(1)</script> <img src=x onerror=alert(1)>');
    await expect(strip.getByText('Press here')).toBeVisible();
    await expect(strip.getByRole('link', { name: 'Press here' })).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  },
  async 'messages-failing'(page) {
    await page.getByRole('button', { name: 'Messages', exact: true }).click(soon);
    await expect(page.getByText('Your messages could not be loaded.')).toBeVisible();
    await page.keyboard.press('Escape');
    await seesProfile(page);
  },
  async 'figures-slow'(page) {
    await expect(page.getByText(/^Still counting/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Counting was cancelled/)).toBeVisible();
  },
  async 'figures-too-slow'(page) {
    await expect(page.getByText(/^Still counting/)).toBeVisible();
    await expect(tile(page, 'Visits').getByRole('alert')).toContainText('Counting took too long', {
      timeout: 45_000,
    });
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  },
  async 'figures-reordered'(page) {
    const tiles = page.getByRole('region', { name: 'Key figures' });
    for (const name of ['Visits', 'Orders', 'Active subscriptions'])
      await tiles.getByRole('button', { name, exact: true }).click();
    const rows = page.getByRole('table', { name: 'By Country' });
    await expect(rows.getByRole('columnheader', { name: 'Active subscriptions' })).toBeVisible(soon);
    await page.waitForLoadState('networkidle');
    await expect(rows.getByRole('columnheader', { name: 'Active subscriptions' })).toBeVisible();
  },
  async 'figures-none'(page) {
    await expect(page.getByText('Nothing was counted')).toBeVisible();
    await expect(tile(page, 'Visits')).toContainText('0');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
  async 'figures-one-failing'(page) {
    await expect(tile(page, 'Visits').getByRole('alert')).toContainText('Counting took too long');
    await expect(tile(page, 'Orders').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'By Country' })).toBeVisible();
  },
  async 'figures-outage'(page) {
    await expect(tile(page, 'Visits')).toContainText('7 days missing');
    await page.getByRole('button', { name: 'As table' }).click();
    await expect(page.getByRole('cell', { name: 'no data' }).first()).toBeVisible();
  },
  async 'figures-provisional'(page) {
    await expect(page.getByText(/23 complete days on each side/)).toBeVisible();
    await page.getByRole('button', { name: 'As table' }).click();
    await expect(page.getByRole('cell', { name: 'may still change' })).toHaveCount(7);
  },
  async 'figures-hidden'(page) {
    const rows = page.getByRole('table', { name: 'By Institution' });
    await expect(rows.getByTitle(/^Hidden, because so few people/).first()).toBeVisible();
  },
  async 'figures-huge'(page) {
    const rows = page.getByRole('table', { name: 'By Country' });
    await expect(rows.getByText(/^\d{1,3}(,\d{3}){6,}$/).first()).toBeVisible();
  },
  async 'figures-negative'(page) {
    const rows = page.getByRole('table', { name: 'By Currency' });
    await expect(rows.getByText(/^−€/).first()).toBeVisible();
  },
  async 'figures-one-currency'(page) {
    await expect(tile(page, 'Net revenue').getByText(/^€/).first()).toBeVisible();
  },
  async 'figures-restated'(page) {
    const rows = page.getByRole('group', { name: 'By Title' });
    await rows.evaluate((element) => element.scrollTo(0, 30_000));
    await expect(page.getByText(/^The figures were restated while you scrolled/)).toBeVisible();
  },
  async 'figures-export-failing'(page) {
    await page.getByRole('button', { name: 'XLSX' }).click();
    await expect(page.getByText('The server could not make the file.')).toBeVisible();
  },
  async 'figures-metric-gone'(page) {
    await expect(page.getByText('No longer there for you: Visits.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'By Country' })).toBeVisible();
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
    await expect(page.getByText('Passwords are checked here, but not sent')).toBeVisible();
    await page.goto(page.url().replace(/profile$/, '?open=/forgot-password'));
    await page.getByLabel('Email Address').fill('admin@publisher.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(heading(page, 'Publisher profile')).toBeVisible();
    await seesRequests(page, 'password', 0);
  },
  async 'mail-failing'(page) {
    await page.getByRole('tab', { name: /^Live/ }).click();
    await page.getByRole('link', { name: 'Maintenance on Saturday 2' }).click();
    await page.getByRole('tab', { name: 'Receipts' }).click();
    await page.getByRole('button', { name: 'Remind…' }).click();
    await expect(
      page.getByText('The server cannot send e-mails at present. Nobody was reminded.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figures = (page: Page, name: string) => part(page, name).getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const dashboardStories: Readonly<Record<string, ScenarioStory>> = {
  async 'dashboard-none'(page) {
    await expect(page.getByText('There is nothing on your dashboard')).toBeVisible();
    await press(page, 'Add a widget');
    await page.getByRole('dialog').getByRole('button', { name: 'Users' }).click();
    await press(page, 'Save');
    await expect(figures(page, 'Users').first()).toBeVisible();
  },
  async 'dashboard-one-failing'(page) {
    await expect(part(page, 'Messages').getByText(failed)).toBeVisible();
    await expect(figures(page, 'Users').first()).toBeVisible();
  },
  async 'dashboard-one-slow'(page) {
    await expect(figures(page, 'Users').first()).toBeVisible();
    await part(page, 'Messages').getByRole('button', { name: 'Cancel' }).click(soon);
    await expect(part(page, 'Messages').getByText('Cancelled. Nothing was counted.')).toBeVisible();
  },
  async 'dashboard-reordered'(page) {
    for (const name of ['Users', 'Messages', 'Translations']) {
      // What is below the fold is counted when it comes into view.
      await part(page, name).scrollIntoViewIfNeeded(soon);
      await expect(figures(page, name).first()).toBeVisible(soon);
    }
  },
  async 'dashboard-unknown-widget'(page) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['To do', 'Messages']);
  },
  async 'dashboard-layout-failing'(page) {
    await expect(
      page.getByText('Your arrangement could not be loaded. This is the usual one.'),
    ).toBeVisible();
    await expect(figures(page, 'Users').first()).toBeVisible();
  },
  async 'dashboard-layout-conflict'(page) {
    const widgets = page.getByRole('heading', { level: 2 });
    await expect(widgets.first()).toHaveText('To do');
    await expect(widgets.last()).toHaveText('Requests per day');
    const before = await widgets.allTextContents();
    await press(page, 'Arrange');
    await press(page, 'Remove Users');
    await press(page, 'Save');
    const dialog = page.getByRole('dialog', { name: 'Arranged twice' });
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(widgets).toHaveText(before.filter((name) => name !== 'Users').toReversed());
  },
  async 'dashboard-busy'(page) {
    const refused = page.getByText(/The server has had too many requests/).first();
    await expect(refused).toBeVisible();
    await expect(async () => {
      if (await retry(page).isVisible()) await retry(page).click();
      await expect(refused).toBeHidden({ timeout: 1_000 });
    }).toPass(soon);
  },
};
