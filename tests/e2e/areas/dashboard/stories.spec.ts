import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

// The workers share the stories out among themselves.
const titles = (page: Page) => page.getByRole('heading', { level: 2 });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The handle of a widget, in whose name the widget's is isolated for its direction. */
const handle = (page: Page, name: string) => button(page, `Move \u2068${name}\u2069`);
/** What any page asks for. */
const everyPage = ['admin/profile', 'admin/current-messages', 'admin/help', 'admin/onboarding'];
const figures = ['Item requests', 'Active readers', 'Net revenue', 'Active subscriptions'];
const areas = ['Translations', 'Website modules', 'Onboarding Wizard', 'Video Help'];
const rest = [...areas, 'Latest changes', 'Shortcuts', 'Requests per day'];
const usual = ['To do', ...figures, 'Users', 'Messages', ...rest];

test('to-do counts lead to exactly these records, and Back to the same place', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/clientapi/')) asked.push(path.replace('/clientapi/v1/', ''));
  });
  await openSignedIn(page, 'admin', '/dashboard');
  await expect(titles(page)).toHaveText(usual);
  const link = part(page, 'To do').getByRole('link', { name: /expired invitations?$/ });
  const [count = ''] = /\d+/.exec((await link.textContent()) ?? '') ?? [];
  await expect
    .poll(() => [...new Set(asked.filter((path) => !everyPage.includes(path)))].sort())
    .toEqual([
      'dashboard-layouts/own',
      'figures/actions/query',
      'figures/catalogue',
      'flows/actions/count',
      'messages/actions/count',
      'modules/actions/count',
      'translation-languages',
      'translations/actions/count',
      'users/actions/count',
      'videos/actions/count',
    ]);
  await link.click();
  await expect(page.getByRole('button', { name: 'Remove filter: Invitation expired' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} users?$`))).toBeAttached();
  await page.goBack();
  await expect(link).toHaveText(new RegExp(`^${count}`));
});

test('widgets outside the window load when they are scrolled to', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/actions/count')) asked.push(request.url().split('/').at(-3) ?? '');
  });
  await page.setViewportSize({ width: 390, height: 420 });
  await openSignedIn(page, 'admin', '/dashboard');
  await expect(part(page, 'To do').getByRole('listitem').first()).toBeVisible();
  // To do is at the top, and asks for all in which something can wait.
  const all = ['flows', 'messages', 'modules', 'translations', 'translations', 'users', 'videos'];
  await expect.poll(() => asked.toSorted()).toEqual(all);
  await part(page, 'Latest changes').scrollIntoViewIfNeeded();
  await expect(part(page, 'Latest changes').getByRole('listitem').first()).toBeVisible();
  expect(asked.toSorted()).toEqual(all);
});

test('the page is arranged by mouse, finger and keyboard, and stays so after a reload', async ({ page }) => {
  await openSignedIn(page, 'admin', '/dashboard');
  await button(page, 'Arrange').click();
  await expect(handle(page, 'Messages')).toBeVisible();
  await handle(page, 'Users').scrollIntoViewIfNeeded();
  const [from, to] = [await centre(handle(page, 'Messages')), await centre(handle(page, 'Users'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['To do', ...figures, 'Messages', 'Users', ...rest]);
  // The release is no press, which would ask for a place.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, end] = [await centre(handle(page, 'Users')), await centre(handle(page, 'Messages'))];
  await touch('touchStart', start);
  for (const part of [0.2, 0.6, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await touch('touchEnd');
  await expect(titles(page)).toHaveText(usual);

  await handle(page, 'Messages').focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press(step % 2 ? 'ArrowLeft' : 'ArrowUp');
  const arranged = ['Messages', 'To do', ...figures, 'Users', ...rest];
  await expect(titles(page)).toHaveText(arranged);
  await expect(handle(page, 'Messages')).toBeFocused();
  await button(page, 'Save').click();
  await expect(page.getByText('Arrangement saved.')).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(arranged);
});

test('nothing is cut off at 320 pixels in German, and print leaves out the shell', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, 'admin', '/profile');
  await page.evaluate(() => localStorage.setItem('RaStore.device.locale', '"de"'));
  await page.goto('/dashboard');
  await expect(titles(page).first()).toHaveText('Zu erledigen');
  await expect(part(page, 'Nutzer').getByRole('listitem')).toHaveCount(4);
  const isCut = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main section, main section *')].some(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).position !== 'absolute' &&
          element.clientWidth > 0,
      ),
    );
  expect(await isCut()).toBe(false);
  await button(page, 'Anordnen').click();
  await expect(button(page, '\u2068Nutzer\u2069: nach hinten')).toBeVisible();
  expect(await isCut()).toBe(false);
  await button(page, 'Abbrechen').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^Stand: .* \(Mitteleurop|^Stand: /).first()).toBeVisible();
});

interface Point {
  x: number;
  y: number;
}

async function centre(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
