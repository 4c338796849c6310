import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

const area = '/video-help';

test('the pages and the help panel are accessible and do not scroll sideways', async ({ page }) => {
  test.slow();
  await openSignedIn(page, 'admin', `${area}/videos?perPage=10`);
  await walk(page, [
    `${area}/videos?perPage=10`,
    `${area}/videos/create`,
    `${area}/videos/v1`,
    `${area}/videos/v28?tab=captions`,
    `${area}/videos/v25?tab=history`,
    `${area}/topics`,
    `${area}/coverage`,
  ]);
  await test.step('the panel', async () => {
    await goTo(page, '/profile#help');
    await expect(page.getByRole('heading', { level: 1, name: 'Publisher profile' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Help' }).getByRole('list').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/profile#help=v28');
    await expect(page.getByRole('group', { name: 'Transcript' })).toBeVisible();
    await expectAccessible(page);
  });
});
