import type { Locator, Page } from '@playwright/test';
import { openSignedIn, resetFixtures } from './support';
import { expect, test } from './test';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ request }) => resetFixtures(request));

const users = '/user-management/users';
const links = (page: Page) => page.getByRole('table').getByRole('link');
const searchOf = (page: Page) => new URL(page.url()).search;

/** How far from the top of the window the next press meets its link, in pixels: what comes late may move it until then. */
const nextPress = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = ({ target }: Event) =>
          resolve(
            (target instanceof Element && target.closest('a')?.getBoundingClientRect().top) || Number.NaN,
          );
        window.addEventListener('click', tell, { capture: true, once: true });
      }),
  );
const topOf = async (link: Locator) => (await link.boundingBox())?.y;

test('Back leads from a page, a filter and an order of a list to what was there before', async ({ page }) => {
  await openSignedIn(page, 'admin', '/profile');
  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const first = await links(page).first().textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(links(page).first()).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: /Last sign-in/ }).click();
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await page.getByRole('searchbox').fill('anna');
  await expect(page).toHaveURL(/anna/);

  await page.goBack();
  await expect(page).toHaveURL(/sort=lastSignInAt/);
  await expect(page).not.toHaveURL(/anna/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(links(page).first()).toHaveText(first ?? '');
  expect(searchOf(page)).toBe('');
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goForward();
  await expect(links(page).first()).toHaveText(first ?? '');
  expect(searchOf(page)).toBe('');
});

for (const way of ['Back of the browser', 'the arrow of the page'] as const) {
  test(`${way} leads from a record to its row: same page, same place, focus on it`, async ({ page }) => {
    await openSignedIn(page, 'admin', `${users}?page=2&perPage=25&sort=email&order=ASC&filter={}`);
    const row = links(page).nth(20);
    const name = await row.textContent();
    await row.scrollIntoViewIfNeeded();
    const pressed = nextPress(page);
    await row.click();
    const top = await pressed;
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    if (way === 'Back of the browser') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
    await expect(links(page).nth(20)).toHaveText(name ?? '');
    await expect(links(page).nth(20)).toBeFocused();
    expect(new URLSearchParams(searchOf(page)).get('page')).toBe('2');
    await expect.poll(() => topOf(links(page).nth(20))).toBeCloseTo(top, 0);
  });
}

test('Back leads to the card that was opened on a handset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, 'admin', users);
  const cards = page.getByRole('list', { name: 'Users' }).locator('> li');
  await expect(cards).toHaveCount(25);
  const card = cards.nth(15).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const pressed = nextPress(page);
  await card.click();
  const top = await pressed;
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(() => topOf(card)).toBeCloseTo(top, 0);
});

test('Back leads to the role and to the group that was opened', async ({ page }) => {
  await openSignedIn(page, 'admin', '/user-management/roles');
  const role = page.getByRole('link', { name: 'Translator', exact: true });
  await role.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Translator' })).toBeVisible();
  await page.goBack();
  await expect(role).toBeFocused();

  await page.goto('/user-management/groups');
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}, `) });
  await line('Sales').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
  await line('Finance').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Finance' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Sales' })).toBeVisible();
  await expect(line('Sales')).toHaveAttribute('aria-current', 'page');
});

test('Back to a group on a handset leads to its line in the tree', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, 'admin', '/user-management/groups');
  const line = page.getByRole('treeitem', { name: /^Sales, / });
  await line.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  await page.goBack();
  await expect(line).toBeFocused();
});

test('Back to a user who was deleted says that the user is gone, and leads to the list', async ({ page }) => {
  await openSignedIn(
    page,
    'admin',
    `${users}?filter=${encodeURIComponent('{"status_eq_any":["suspended"]}')}`,
  );
  await links(page).first().click();
  await expect(page.getByLabel(/^Name/)).not.toHaveValue('');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  expect(searchOf(page)).toContain('suspended');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'No longer there' })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('Back to a user who was deleted with others says that the user is gone', async ({ page }) => {
  await openSignedIn(
    page,
    'admin',
    `${users}?filter=${encodeURIComponent('{"status_eq_any":["suspended"]}')}`,
  );
  await links(page).first().click();
  await expect(page.getByLabel(/^Name/)).not.toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'No longer there' })).toBeVisible();
});
