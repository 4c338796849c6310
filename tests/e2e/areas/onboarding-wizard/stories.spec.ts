import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AreaDefinition } from '@/areas/defineArea';
import { fixtureApi } from '../../servers';
import { callsOf, openSignedIn, recordRequests } from '../../support';
import { expect, test } from '../../test';

// The workers share the stories out among themselves.
test.afterEach(async ({ request }) => {
  await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: [] } });
});

type ViewportSize = { width: number; height: number };

const desk = { width: 1440, height: 900 };
const handset = { width: 390, height: 844 };

const wait = (client: APIRequestContext) =>
  client.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: ['guide-waiting'] } });
const box = (page: Page) => page.locator('[data-guide]');
const ring = (page: Page) => page.locator('[data-guide-ring]');
const title = (page: Page, name: string) => box(page).getByRole('heading', { name, exact: true });
/** By keyboard: a second press at the same place within a second is taken for a double click. */
const press = (page: Page, name: string) =>
  box(page).getByRole('button', { name, exact: true }).press('Enter');

/** The ring is around the element, which nothing of the guide covers. */
async function pointsTo(page: Page, id: string): Promise<void> {
  const anchor = page.locator(`[data-help-id="${id}"]:visible`);
  await expect(async () => {
    const [element, around, own] = await Promise.all([
      anchor.boundingBox(),
      ring(page).boundingBox(),
      box(page).boundingBox(),
    ]);
    if (!element || !around || !own) throw new Error('Something is not there');
    expect(Math.abs(around.x + around.width / 2 - element.x - element.width / 2)).toBeLessThan(2);
    expect(Math.abs(around.y + around.height / 2 - element.y - element.height / 2)).toBeLessThan(2);
    const isBeside =
      own.y >= element.y + element.height ||
      own.y + own.height <= element.y ||
      own.x >= element.x + element.width ||
      own.x + own.width <= element.x;
    expect(isBeside).toBe(true);
    expect(own.x).toBeGreaterThanOrEqual(0);
    expect(own.x + own.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    expect(own.y + own.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }).toPass();
}

/** From the invitation to the end of the shipped guide; `toUsers` is the element that leads to the users on this screen. */
async function takeFirstSteps(page: Page, request: APIRequestContext, size: ViewportSize, toUsers: string) {
  test.slow();
  await page.setViewportSize(size);
  await wait(request);
  await openSignedIn(page, 'admin');
  await expect(title(page, 'Your first steps')).toBeVisible();
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  await press(page, 'Start');
  await expect(title(page, 'Welcome')).toBeFocused();
  expect(await headline.boundingBox()).toEqual(before);
  for (const [id, name] of [
    ['shell.help', 'Help is here'],
    ['profile.name', 'Check your profile'],
  ] as const) {
    await press(page, 'Next');
    await pointsTo(page, id);
    // Also where the box has gone beside what it points to.
    await expect(title(page, name)).toBeFocused();
  }
  // A menu that is closed beside the page is opened for its entry.
  const menu = page.getByRole('button', { name: 'Close menu' });
  if (await menu.isVisible()) await menu.press('Enter');
  await press(page, 'Next');
  await expect(title(page, 'Go to the users')).toBeVisible();
  await pointsTo(page, toUsers);
  await box(page).getByRole('link', { name: 'Go there' }).press('Enter');
  await expect(title(page, 'Invite a colleague')).toBeVisible();
  await expect(headline).toBeFocused();
  await pointsTo(page, 'user-management.invite');
  await press(page, 'Skip step');
  await expect(box(page)).toContainText('Open any entry in the list.');
  await page
    .locator('a[href^="/user-management/users/"]:not([href$="/create"], [href$="/import"])')
    .first()
    .click();
  await expect(title(page, 'Tell everyone')).toBeVisible();
  // The page that was opened has the focus first.
  await expect(headline).toBeFocused();
  await box(page).getByRole('link', { name: 'Go there' }).press('Enter');
  await pointsTo(page, 'messages.create');
  await press(page, 'Next');
  await box(page).getByRole('link', { name: 'Go there' }).press('Enter');
  await pointsTo(page, 'default-translations.tools');
  await press(page, 'Finish');
  await expect(box(page)).toContainText('That’s it.');
  await press(page, 'Close');
  await expect(box(page)).toHaveCount(0);
}

test('the first steps run to their end on a desktop without layout shifts', async ({ page, request }) => {
  await takeFirstSteps(page, request, desk, 'shell.menu.user-management');
});

test('the first steps run to their end on a handset without layout shifts', async ({ page, request }) => {
  await takeFirstSteps(page, request, handset, 'shell.menu');
});

test('by keyboard alone, a guide is written, tried, published, run to its end and counted', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', '/onboarding-wizard/create');
  await page.getByRole('textbox', { name: 'Internal name' }).fill('Tour');
  await page.getByRole('textbox', { name: 'Displayed title (English)' }).fill('A short tour');
  await page.getByRole('button', { name: 'Save draft' }).press('Enter');
  for (const name of ['Look here', 'And there']) {
    await page.getByRole('button', { name: 'Add step' }).press('Enter');
    await page.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(name);
  }
  await page.getByRole('tab', { name: 'Audience and start' }).press('Enter');
  await page.getByRole('radio', { name: 'Everyone' }).press('Space');
  const publish = page.getByRole('button', { name: 'Publish…' });
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const flow = new URL(page.url()).pathname;

  await page.getByRole('button', { name: 'Try it' }).press('Enter');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await expect(title(page, 'Look here')).toBeVisible();
  await page.getByRole('button', { name: 'End test run' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Test run, nothing is saved' })).toHaveCount(0);
  await publish.press('Enter');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  // The guide that comes with the product is older, so it is offered first.
  await openSignedIn(page, 'admin');
  await expect(title(page, 'Your first steps')).toBeVisible();
  await press(page, 'Don’t show again');
  await expect(box(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page, 'A short tour')).toBeVisible();
  await press(page, 'Start');
  await press(page, 'Next');
  await page.reload();
  await expect(title(page, 'And there')).toBeVisible();
  await press(page, 'Finish');
  await press(page, 'Close');
  await page.goto('/onboarding-wizard');
  await expect(page.getByRole('row', { name: /Tour/ }).getByText('hidden')).toBeVisible();
  // One person alone: nothing of them is told.
  await page.goto(`${flow}?tab=figures`);
  await expect(page.getByRole('row', { name: /1\. Look here/ }).getByText('hidden')).toHaveCount(5);
});

/** The elements that areas declare, by id, with the address of their page. */
async function declaredAnchors(): Promise<[id: string, address: string][]> {
  const folder = new URL('../../../../src/areas/', import.meta.url);
  const areas = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const found = await Promise.all(
    areas.map(async ({ name }) => {
      const { area }: { area: AreaDefinition } = await import(new URL(`${name}/area.ts`, folder).pathname);
      const own = typeof area.path === 'string' ? area.path : area.path({ key: 'press', name: '' });
      return Object.entries(area.anchors ?? {}).map(([id, path]): [string, string] => [
        `${name}.${id}`,
        `/${own}${path === '' ? '' : `/${path}`}`,
      ]);
    }),
  );
  return found.flat();
}

/** Opens the page of an address; one of a record is that of the first one of their list. */
async function openPage(page: Page, address: string): Promise<void> {
  const list = address.replace(/\/:id.*$/, '');
  await page.goto(list);
  if (list !== address) await page.locator(`main a[href^="${list}/"]:not([href$="/create"])`).first().click();
}

test('each declared element is on its page once, on a handset', async ({ page }) => {
  test.slow();
  const anchors = await declaredAnchors();
  expect(anchors.map(([id]) => id)).toEqual(
    expect.arrayContaining(['user-management.invite', 'messages.create', 'product-controlling.save']),
  );
  await openSignedIn(page, 'admin');
  await page.setViewportSize(handset);
  for (const [index, [id, address]] of anchors.entries()) {
    await test.step(id, async () => {
      if (anchors[index - 1]?.[1] !== address) await openPage(page, address);
      for (const each of [id, 'shell.help', 'shell.language', 'shell.menu']) {
        await expect(page.locator(`[data-help-id="${each}"]`)).toHaveCount(1);
        await expect(page.locator(`[data-help-id="${each}"]`)).toBeVisible();
      }
    });
  }
  await page.locator('[data-help-id="shell.menu"]').click();
  const lines = page.locator('[data-help-id^="shell.menu."]');
  const ids = await lines.evaluateAll((all) => all.map((each) => each.getAttribute('data-help-id')));
  expect(ids.length).toBeGreaterThan(6);
  expect(new Set(ids).size).toBe(ids.length);
  for (const line of await lines.all()) await expect(line).toBeVisible();
});

/** All buttons are in reach, and what the step points to is not covered. */
async function isInReach(page: Page): Promise<void> {
  await pointsTo(page, 'shell.help');
  for (const name of ['Next', 'Back', 'Skip step', 'More about this guide'])
    await expect(box(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
}

async function isBesideHelp(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: 'Help' });
  await expect(async () => {
    const [help, own] = await Promise.all([panel.boundingBox(), box(page).boundingBox()]);
    if (!help || !own) throw new Error('Something is not there');
    expect(own.x + own.width).toBeLessThanOrEqual(help.x);
  }).toPass();
}

test('the runner is loaded only for a guide; steps are reachable on every screen', async ({
  page,
  request,
}) => {
  test.slow();
  const requests = recordRequests(page);
  await openSignedIn(page, 'admin');
  await expect.poll(() => callsOf(requests, 'GET', '/clientapi/v1/admin/onboarding').length).toBe(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(callsOf(requests, 'GET', '/clientapi/v1/admin/onboarding')).toHaveLength(1);
  expect(requests.filter((each) => /Layer-/.test(each.url()))).toEqual([]);
  await expect(box(page)).toHaveCount(0);
  await wait(request);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await openSignedIn(page, 'admin');
  await press(page, 'Start');
  await page.keyboard.press('Alt+Shift+KeyH');
  await isBesideHelp(page);
  await press(page, 'Next');
  await isBesideHelp(page);
  await page.keyboard.press('Alt+Shift+KeyH');
  await pointsTo(page, 'shell.help');
  const look = await ring(page).evaluate((element) => {
    const { outlineStyle, outlineWidth, transitionDuration, animationName, pointerEvents } =
      getComputedStyle(element);
    return { outlineStyle, outlineWidth, transitionDuration, animationName, pointerEvents };
  });
  expect(look).toEqual({
    outlineStyle: 'solid',
    outlineWidth: '3px',
    transitionDuration: '0s',
    animationName: 'none',
    pointerEvents: 'none',
  });
  const fullName = page.getByRole('textbox', { name: 'Full name' });
  const screens = {
    '200 %': { width: 720, height: 450 },
    handset,
    turned: { width: 844, height: 390 },
    narrow: { width: 320, height: 568 },
    'narrow and low': { width: 320, height: 500 },
  };
  for (const [name, size] of Object.entries(screens)) {
    await test.step(name, async () => {
      await page.setViewportSize(size);
      await isInReach(page);
      const height = (await box(page).boundingBox())?.height ?? 999;
      // Two fifths of a handset; elsewhere the page is wide enough for a box beside what it is about.
      const share = size.width < 600 || size.height < 400 ? 0.4 : 0.7;
      expect(height).toBeLessThanOrEqual(Math.max(share * size.height, 144) + 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    });
  }
  await test.step('writing with a keyboard on the screen', async () => {
    // The height that a keyboard leaves of a handset whose browser makes the page smaller for it.
    await page.setViewportSize({ width: 390, height: 508 });
    await fullName.focus();
    // In the middle, neither edge would leave the field and its neighbours free.
    await fullName.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 300));
    await expect(async () => {
      const [field, own] = await Promise.all([fullName.boundingBox(), box(page).boundingBox()]);
      if (!field || !own) throw new Error('Something is not there');
      expect(own.y >= field.y + field.height || own.y + own.height <= field.y).toBe(true);
    }).toPass();
    await isInReach(page);
  });
});
