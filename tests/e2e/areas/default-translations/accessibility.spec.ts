import { openSignedIn, resetFixtures } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, walk } from '../../walk';

test.beforeEach(async ({ request }) => resetFixtures(request));

const area = '/default-translations';

test('the pages of default translations have no accessibility fault and do not scroll sideways', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', area);
  await walk(page, [
    area,
    `${area}/translations`,
    `${area}/translations/create`,
    `${area}/translations/import`,
    `${area}/publish?languages=de`,
    `${area}/publications`,
  ]);

  await test.step('strip and panel of translate mode', async () => {
    await page.goto('/user-management/users?perPage=10');
    await expect(page.getByRole('button', { name: 'Translate mode' })).toBeVisible();
    await page.keyboard.press('Shift+F9');
    await expect(page.getByRole('region', { name: 'Translate mode' })).toBeVisible();
    await page.getByRole('button', { name: 'Texts on this page' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search key or text' })).toBeFocused();
    await expectAccessible(page);
  });
});
