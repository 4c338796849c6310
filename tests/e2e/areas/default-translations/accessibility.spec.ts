import { openSignedIn } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible, goTo, walk } from '../../walk';

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
    `${area}/glossary`,
    `${area}/glossary/create`,
  ]);

  await test.step('the dialogs that stop offering a language and add one', async () => {
    await goTo(page, area);
    await page.getByRole('button', { name: 'Actions for German' }).click();
    await page.getByRole('menuitem', { name: /^Stop offering/ }).click();
    await expect(page.getByRole('dialog', { name: 'Stop offering German?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('combobox', { name: 'Language or code' }).fill('rus');
    await page.getByRole('option', { name: /^Russian/ }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('strip and panel of translate mode', async () => {
    await page.goto('/user-management/users?perPage=10');
    await expect(page.getByRole('button', { name: /^Account: ./ })).toBeVisible();
    await page.keyboard.press('Shift+F9');
    await expect(page.getByRole('region', { name: 'Translate mode' })).toBeVisible();
    await page.getByRole('button', { name: 'Texts on this page' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search key or text' })).toBeFocused();
    await expectAccessible(page);
  });
});
