import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const users = '/user-management/users?perPage=10';

/** Switches translate mode on by its keys, which work once the page has loaded what listens to them. */
async function startMode(page: Page, name = 'Translate mode'): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Account|Konto): ./ })).toBeVisible();
  const mode = page.getByRole('region', { name });
  await expect(async () => {
    if (!(await mode.isVisible())) await page.keyboard.press('Shift+F9');
    await expect(mode).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Opens a page in translate mode. */
async function openWithMode(page: Page, path = users): Promise<void> {
  await openSignedIn(page, 'admin', path);
  await startMode(page);
}

/** The marked texts of the page, by the name of the mark. */
const marked = (page: Page, name: string) =>
  page.evaluate((each) => [...(CSS.highlights.get(each) ?? [])].map(String), name);

const panel = (page: Page) => page.locator('[data-translate-mode]').filter({ has: page.locator('h2') });

test('texts are marked while Alt is held; the clicked one stays marked, and its link is not followed', async ({
  page,
}) => {
  await openWithMode(page);
  await page.keyboard.down('Alt');
  expect(await marked(page, 'translate-mode-findable')).toContain('Messages');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page.keyboard.up('Alt');
  await expect(panel(page).getByText('areas.messages.caption', { exact: true })).toBeVisible();
  expect(await marked(page, 'translate-mode-chosen')).toEqual(['Messages']);
  expect(await marked(page, 'translate-mode-findable')).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/user-management/users');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(await marked(page, 'translate-mode-chosen')).toEqual([]);
});

test('a disabled button and a dialog can be clicked as well', async ({ page }) => {
  test.slow();
  await openWithMode(page, '/profile');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await save.click({ modifiers: ['Alt'], force: true });
  await expect(panel(page).getByText('Save', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(users);
  await expect(page.getByRole('region', { name: 'Translate mode' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters
    .getByText('Status', { exact: true })
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(panel(page)).toContainText('areas.user-management.users.filters');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(filters).toBeVisible();
});

test('a text is changed in place: Alt and a click, typing, Enter', async ({ page }) => {
  await openSignedIn(page, 'admin', '/video-help');
  await page.evaluate(() => localStorage.setItem('RaStore.device.locale', '"de"'));
  await page.goto('/video-help');
  await startMode(page, 'Übersetzungsmodus');
  await page.getByText(/^Kurze Videos, die dort helfen/).click({ modifiers: ['Alt'] });
  const field = panel(page).getByRole('textbox', { name: 'Deutsch' });
  await expect(field).toBeFocused();
  await field.fill('Videos für alle');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('main').getByText('Videos für alle')).toBeVisible();
});

test('German goes live, appears in another tab without a reload, and is restored', async ({ page }) => {
  const german = async () => {
    const tab = await page.context().newPage();
    await tab.goto('/video-help');
    await tab.getByRole('button', { name: /^Account/ }).click();
    await tab.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Videohilfe' })).toBeVisible();
    return tab;
  };
  const filter = JSON.stringify({ key_eq_any: ['areas.video-help.caption'] });
  const query = new URLSearchParams({ filter, columns: 'de' });
  await openSignedIn(page, 'admin', `/default-translations/translations?${query}`);
  await page.getByRole('gridcell', { name: 'Videohilfe' }).dblclick();
  const editor = page.getByRole('dialog', { name: 'Edit text' });
  await editor.getByRole('textbox').first().fill('Erklärvideos');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor).toBeHidden();
  const other = await german();

  await page.goto('/default-translations');
  await page.getByRole('link', { name: /^(Publish \d+|\d+ Änderung).*(German|Deutsch)/ }).click();
  const title = page.getByRole('heading', { level: 1, name: /^(Publish|Veröffentlichen)$/ });
  await expect(title).toBeVisible();
  await expect(page.getByText('Erklärvideos', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /veröffentlichen$/i }).click();
  await expect(page.getByText(/^Deutsch mit \d+ Änderung.* veröffentlicht/)).toBeVisible();
  // This tab has the text at once, the other one when it is shown again after a minute.
  await expect(page.getByRole('link', { name: 'Erklärvideos' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Videohilfe' })).toBeVisible();
  await other.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 61_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(other.getByRole('heading', { level: 1, name: 'Erklärvideos' })).toBeVisible();

  await page.getByRole('link', { name: 'Veröffentlichungen' }).click();
  await page
    .getByRole('button', { name: /wiederherstellen$/ })
    .nth(1)
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByRole('link', { name: 'Videohilfe' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Videohilfe' })).toBeVisible();
});

test('a translator sees what has changed in English, answers a comment, publishes, and finds it among the publications', async ({
  page,
}) => {
  test.slow();
  const overview = '/default-translations';
  const german = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^German/ }) });
  const editor = page.getByRole('dialog', { name: 'Edit text' });
  await openSignedIn(page, 'admin', overview);

  await test.step('one translation stays, another is changed', async () => {
    await german.getByRole('link', { name: '12 outdated' }).click();
    await page.getByRole('gridcell', { name: /Einige Einträge wurden nicht geändert/ }).dblclick();
    await expect(editor.getByRole('insertion')).toContainText('The others were');
    await editor.getByRole('button', { name: 'Keep as is' }).click();
    await expect(editor).toBeHidden();
    await page.getByRole('gridcell', { name: /Ändern Sie die Suche/ }).dblclick();
    await expect(editor.getByRole('insertion')).toContainText('or fewer filters');
    await editor.getByRole('textbox', { name: 'German' }).fill('Ändern Sie die Suche, oder weniger Filter.');
    await expect(editor.getByRole('insertion')).toBeVisible();
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor).toBeHidden();
  });

  await test.step('a comment that waits is answered', async () => {
    await page.goto(overview);
    await expect(german.getByRole('link', { name: '10 outdated' })).toBeVisible();
    await german.getByRole('link', { name: '1 waiting for your answer' }).click();
    await page.getByRole('gridcell', { name: /waiting for your answer/ }).dblclick();
    await expect(editor.getByRole('tab', { name: 'Comments (3)' })).toHaveAttribute('aria-selected', 'true');
    await editor.getByRole('textbox', { name: 'New comment' }).fill('They have made it wider.');
    await editor.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(editor.getByRole('tab', { name: 'Comments (4)' })).toBeVisible();
    await editor.getByRole('button', { name: 'Mark as done' }).click();
    await expect(editor.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(overview);
    await expect(german.getByRole('link', { name: /outdated/ })).toBeVisible();
    await expect(german.getByRole('link', { name: /waiting/ })).toBeHidden();
  });

  await test.step('the language is published and looked up', async () => {
    await german
      .getByRole('link', { name: /^Publish/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Publish \d+ changes$/ }).click();
    await expect(page.getByText(/^German published with \d+ changes/)).toBeVisible();
    await page.goto(overview);
    await german.getByRole('link', { name: 'Published (German)' }).click();
    await page.getByRole('link', { name: 'German' }).first().click();
    const changes = page.getByRole('list', { name: 'Changes in German' });
    await expect(changes.getByText('Ändern Sie die Suche, oder weniger Filter.')).toBeVisible();
  });
});
