import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

const area = '/messages';
const ofPhase = (phase: string) =>
  `${area}?perPage=10&filter=${encodeURIComponent(`{"phase_eq_any":["${phase}"]}`)}`;

test('the pages and dialogs are accessible and do not scroll sideways', async ({ page }) => {
  test.slow();
  await openSignedIn(page, 'admin', ofPhase('draft'));
  const link = page.getByRole('table').getByRole('link').first();
  const draft = (await link.getAttribute('href')) ?? '';
  await page.goto(ofPhase('ended'));
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const ended = (await link.getAttribute('href')) ?? '';
  await walk(page, [
    `${area}?perPage=10`,
    `${area}?view=timeline&zoom=months`,
    `${area}/create`,
    draft,
    `${draft}?tab=preview`,
    `${draft}?tab=audience`,
    `${ended}?tab=receipts`,
    `${ended}?tab=history`,
  ]);

  await test.step('the preview in the other theme, and the question before publishing', async () => {
    await goTo(page, draft);
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(page.getByRole('dialog', { name: /^Publish “/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publish to \d/ })).toBeVisible();
    await expectAccessible(page);
  });
});
