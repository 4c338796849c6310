import { demoOrigin } from './servers';
import { changeName } from './support';
import { expect, test } from './test';

/** A page in development is hundreds of modules, each transformed on request. */
const prepared = { timeout: 60_000 };

test('demo mode says which accounts exist, signs in as one of them, and works in the browser alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${demoOrigin}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible(prepared);
  const account = (email: string) => page.getByRole('button', { name: email });
  for (const [email, words] of [
    ['admin@publisher.example', 'Alexandra Winter Administrator'],
    ['editor@publisher.example', 'Messages, Video Help, Default Translations'],
    ['guest@publisher.example', 'Profile only'],
  ] as const) {
    await expect(account(email)).toContainText(words);
  }
  await account('editor@publisher.example').click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('editor@publisher.example', prepared);
  await changeName(page, 'Emil Herbst');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Emil Herbst', prepared);
});
