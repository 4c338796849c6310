import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, walk } from '../../walk';

test('the dashboard has no accessibility fault and does not scroll sideways', async ({ page }) => {
  test.slow();
  await openSignedIn(page, 'admin', '/dashboard');
  await walk(page, ['/dashboard']);
  await test.step('while it is arranged', async () => {
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: /^Remove \S?Users/ }).click();
    // The next widget is under the mouse by now, with the hint of its button.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add widget' }).click();
    await expect(page.getByRole('dialog', { name: 'Add widget' })).toBeVisible();
    await expectAccessible(page);
  });
});
