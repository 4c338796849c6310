import { resetFixtures } from './support';
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
