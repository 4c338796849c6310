import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

const area = '/press-controlling';

test('the pages and dialogs of controlling have no accessibility fault and do not scroll sideways', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'admin', area);
  await walk(page, [
    area,
    `${area}?by=title`,
    `${area}?chart=table&metrics=active_readers&by=institution&period=last90days`,
    `${area}/reports`,
  ]);
  await goTo(page, `${area}?filter=${encodeURIComponent('{"data_type_eq_any":["Journal"]}')}`);
  await expect(page.getByRole('table', { name: 'By Country' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const name of ['Filter', 'Save as report…']) {
    await test.step(name, async () => {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});
