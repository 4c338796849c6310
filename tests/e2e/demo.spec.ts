import { demoOrigin } from './servers';
import { changeName } from './support';
import { expect, test } from './test';

/** A page in development is hundreds of modules, each transformed on request. */
const prepared = { timeout: 60_000 };

test('demo mode says which accounts exist, fills them in, and works in the browser alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${demoOrigin}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible(prepared);
  for (const [email, password] of [
    ['admin@publisher.example', 'Admin123!'],
    ['editor@publisher.example', 'Editor123!'],
    ['guest@publisher.example', 'Guest123!'],
  ] as const) {
    await expect(page.getByRole('button', { name: `Fill in ${email}` })).toContainText(password);
  }
  await page.getByRole('button', { name: 'Fill in editor@publisher.example' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('editor@publisher.example', prepared);
  await changeName(page, 'Emil Herbst');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Emil Herbst', prepared);
});
