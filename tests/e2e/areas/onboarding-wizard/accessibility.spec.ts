import { fixtureApi } from '../../servers';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

test.afterEach(async ({ request }) => {
  await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: [] } });
});

test('the pages and the box of a step are accessible and do not scroll sideways', async ({
  page,
  request,
}) => {
  test.slow();
  const flow = '/onboarding-wizard/first-steps';
  await openSignedIn(page, 'admin', '/onboarding-wizard');
  await walk(page, [
    '/onboarding-wizard',
    '/onboarding-wizard/create',
    `${flow}?step=invite`,
    `${flow}?tab=audience`,
    `${flow}?tab=figures`,
    `${flow}?tab=history`,
    '/profile/guides',
  ]);
  await test.step('texts without a space, at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goTo(page, '/onboarding-wizard');
    await page
      .getByRole('link', { name: /Symbols/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^3\. / }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Mm'.repeat(300));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('an invitation and a step', async () => {
    await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: ['guide-waiting'] } });
    await openSignedIn(page, 'admin');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Skip step', exact: true }).press('Enter');
    await page.locator('[data-guide-ring]').waitFor();
    await expectAccessible(page);
  });
});
