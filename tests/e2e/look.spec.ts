import { openSignedIn, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

for (const width of [1440, 390]) {
  test(`headlines have one face on every machine, and nothing moves when it comes late: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/assets\/source-serif-4-600-[\w-]+\.woff2$/);
    await page.goto('/login', { waitUntil: 'commit' });
    await asked;
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    // The product has its name from config.json, not from the document.
    await expect(page.getByRole('banner').getByText('Press', { exact: true })).toBeVisible();
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header *, main *')].map((element) => {
          const { y, height } = element.getBoundingClientRect();
          return [element.tagName, y, height];
        }),
      );
    const textWidth = () => headline.locator('span').evaluate((text) => text.scrollWidth);
    const before = { places: await places(), width: await textWidth() };
    expect(await page.evaluate(() => document.fonts.check('600 1em "Source Serif 4"'))).toBe(false);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em "Source Serif 4"'))).toBe(true);
    expect(await places()).toEqual(before.places);
    expect(Math.abs((await textWidth()) / before.width - 1)).toBeLessThan(0.06);
  });
}

test.describe('in German', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('back-office.device.locale', '"de"'));
  });

  test('a long word breaks with a hyphen where larger letters leave no room for it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '150%';
      });
    });
    await openSignedIn(page, 'admin', '/onboarding-wizard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toHaveText('Einführungs\u00adassistent');
    const lines = (heading: Element) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      if (!(text instanceof Text)) return [];
      const found = new Map<number, string>();
      for (let at = 0; at < text.data.length; at += 1) {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        // At the beginning of a line a letter also has an empty place at the end of the line before.
        const top = Math.round(letter.getClientRects().item(letter.getClientRects().length - 1)?.top ?? 0);
        found.set(top, (found.get(top) ?? '') + text.data[at]);
      }
      return [...found.values()];
    };
    // Once its own face is there, which is wider than the one before.
    await expect.poll(() => headline.evaluate(lines)).toEqual(['Einführungs\u00ad', 'assistent']);
  });

  test('captions are hyphenated by the browser, names and addresses never', async ({ page }) => {
    await openSignedIn(page, 'admin', '/profile');
    const hyphens = (element: Element) => getComputedStyle(element).hyphens;
    expect(await page.locator('label').first().evaluate(hyphens)).toBe('auto');
    expect(await page.getByRole('button', { name: 'Speichern' }).evaluate(hyphens)).toBe('auto');
    expect(await page.getByLabel('Vollständiger Name').evaluate(hyphens)).toBe('manual');
    expect(await page.getByRole('heading', { level: 1 }).evaluate(hyphens)).toBe('manual');
  });

  for (const width of [320, 390]) {
    test(`nothing is wider than a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSignedIn(page, 'admin', '/user-management/users');
      const person = await page
        .getByRole('main')
        .getByRole('link', { name: 'Ada' })
        .first()
        .getAttribute('href');
      const pages = [
        'users',
        'users/create',
        'groups',
        'roles',
        'roles/create',
        'roles/compare',
        'audit-events',
      ];
      const wide: string[] = [];
      for (const path of [
        ...pages.map((each) => `/user-management/${each}`),
        person ?? '',
        '/profile',
        '/onboarding-wizard',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('status').filter({ hasText: 'Wird geladen' }),
        ).toHaveCount(0);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (beyond > 0) wide.push(`${path}: ${beyond} px`);
      }
      expect(wide).toEqual([]);
    });
  }
});

for (const width of [1440, 390]) {
  test(`what is chosen leaves no empty line below itself: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSignedIn(page, 'admin', '/user-management/users');
    await page.getByRole('main').getByRole('link', { name: 'Ada' }).first().click();
    const entry = page.getByRole('combobox', { name: 'Groups' });
    const last = page.getByRole('button', { name: /^Remove Editorial \/ East/ });
    await expect(last).toBeVisible();
    const [typed, chip] = [await entry.boundingBox(), await last.boundingBox()];
    expect(typed?.y).toBeLessThan((chip?.y ?? 0) + (chip?.height ?? 0));
  });
}

test.describe('on a handset', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is done less often stands behind one button, which closes when something is chosen', async ({
    page,
  }) => {
    const more = page.getByRole('button', { name: 'More actions' });
    await openSignedIn(page, 'admin', '/user-management/users');
    await page
      .getByRole('link', { name: 'Emil Sommer' })
      .or(page.getByRole('listitem').getByRole('link'))
      .first()
      .click();
    await expect(page.getByLabel(/^Name/)).toBeVisible();
    expect((await page.getByLabel(/^Name/).boundingBox())?.y).toBeLessThan(300);
    for (const [path, action] of [
      ['/user-management/roles', 'Matrix'],
      ['/user-management/groups', 'Move to…'],
    ] as const) {
      await page.goto(path);
      if (path.endsWith('groups')) await page.getByRole('treeitem').first().click();
      await expect(more).toBeVisible();
      await more.click();
      const menu = page.getByRole('dialog', { name: 'More actions' });
      await menu.getByText(action).click();
      await expect(menu).toBeHidden();
    }
  });

  test('the search has room for a name, and the number of records is seen', async ({ page }) => {
    await openSignedIn(page, 'admin', '/user-management/users');
    const search = page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Search' }))
      .first();
    await expect(page.getByText('300 users')).toBeVisible();
    expect((await search.boundingBox())?.width).toBeGreaterThan(100);
    await page.goto('/user-management/users?filter={"status_eq_any":["suspended"]}');
    await expect(page.getByRole('button', { name: 'Remove filter: Status: Suspended' })).toBeVisible();
    const select = page.getByText('Select all on this page');
    const number = page.getByRole('status').filter({ hasText: /^\d+ users$/ });
    await expect(number).toBeVisible();
    const [count, caption] = [await number.boundingBox(), await select.boundingBox()];
    if (count === null || caption === null) throw new Error('Number or caption is not there');
    // In one line, and beside one another, also below the chips of the filters.
    expect(Math.abs(count.y + count.height / 2 - (caption.y + caption.height / 2))).toBeLessThan(12);
    expect(count.x).toBeGreaterThan(caption.x);
  });
});

test('all rows of the matrix have two lines, also that of a far-reaching permission', async ({ page }) => {
  await openSignedIn(page, 'admin', '/user-management/roles/matrix');
  await expect(page.getByText('far-reaching')).toBeVisible();
  const heights = await page
    .getByRole('rowheader')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  expect(Math.max(...heights)).toBeLessThanOrEqual(42);
});

test('the form of a group has its button in the bar at the bottom, as every form has', async ({ page }) => {
  await openSignedIn(page, 'admin', '/user-management/groups/create');
  const { height } = page.viewportSize() ?? { height: 0 };
  const create = await page.getByRole('button', { name: 'Create group' }).boundingBox();
  expect((create?.y ?? 0) + (create?.height ?? 0)).toBeGreaterThan(height - 40);
});

test('the lead of a page stands below its headline, however little room its buttons leave', async ({
  page,
}) => {
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, 'admin', '/user-management/users');
    // The application's own page, which takes the place of the first one.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const lead = await page.getByText(/^Everyone who can sign in/).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((lead?.y ?? 0) - ((title?.y ?? 0) + (title?.height ?? 0))).toBeLessThan(16);
  }
});
