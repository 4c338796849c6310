import { expect, test } from './test';

test('fields that are filled in without a key press enable the buttons', async ({ page }) => {
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
      // As a password manager does: past the setter that React watches, then an event.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  // Again if the application has replaced the start page's field in the same moment; startPage.spec.ts covers that.
  const fillUntilEnabled = (values: Record<string, string>, button: string) =>
    expect(async () => {
      for (const [label, value] of Object.entries(values)) await fill(label, value);
      await expect(page.getByRole('button', { name: button })).toBeEnabled({ timeout: 1000 });
    }).toPass();
  await page.goto('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await fillUntilEnabled({ 'Email Address': 'admin@publisher.example' }, 'Send');
  await page.goto('/login');
  await fill('Email Address', 'admin@publisher.example');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await fillUntilEnabled({ 'Email Address': 'admin@publisher.example', Password: 'Admin123!' }, 'Sign In');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
});
