import { fixtureApi } from '../../servers';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, walk } from '../../walk';

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
  await test.step('texts without a space, at 320 px', async () => {
    await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: ['guide-hostile'] } });
    await page.setViewportSize({ width: 320, height: 640 });
    await openSignedIn(page, 'editor');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (const step of ['over all', 'evil']) {
      await expect(page.getByText(step)).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await expect(page.getByText('Mm'.repeat(300))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
