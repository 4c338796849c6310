import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

const area = '/website-modules';

test('the pages and dialogs of website modules have no accessibility fault and do not scroll sideways', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', `${area}/modules?perPage=10`);
  const address = async (q: string) => {
    await page.goto(`${area}/modules?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
    const link = page.getByRole('main').locator('[data-row]').getByRole('link').first();
    return (await link.getAttribute('href')) ?? '';
  };
  const [teaser, hostile, broken] = [
    await address('teaser'),
    await address('feed'),
    await address('newsletter'),
  ];

  await test.step('a plan', async () => {
    await page.goto(`${area}/modules?filter=${encodeURIComponent(JSON.stringify({ q: 'login' }))}`);
    await page.getByRole('switch', { name: 'Login' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await walk(page, [
    `${area}/modules?perPage=10`,
    teaser,
    `${teaser}?tab=groups`,
    `${teaser}?tab=preview`,
    `${teaser}?tab=history`,
    hostile,
    broken,
    `${area}/positions?page=Home`,
    `${area}/by-group`,
    `${area}/by-group?view=pages`,
  ]);

  await test.step('earlier arrangements of positions', async () => {
    await goTo(page, `${area}/positions?page=Home`);
    await page.getByRole('button', { name: 'History of positions' }).click();
    const restore = page.getByRole('button', { name: 'Restore previous arrangement' });
    await expect(restore).toHaveCount(2);
    await page.getByRole('button', { name: 'All pages' }).click();
    await expect(restore).toHaveCount(5);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a chosen module and where it is moved', async () => {
    await goTo(page, `${area}/positions?page=Home`);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Move to…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
