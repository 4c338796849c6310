import { openSignedIn } from './support';
import { expect, test } from './test';

test('a double click suspends once, and shows the result', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    const change = asked.url().endsWith('/actions/bulk') ? asked.postDataJSON() : undefined;
    if (change && !change.dryRun) sent.push(change.op);
  });
  await openSignedIn(page, 'admin', '/user-management/users?filter={"status_eq_any":["active"]}');
  await page.getByRole('table').getByRole('row').nth(3).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Suspend', exact: true }).dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/will be suspended/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Suspend/ }).dblclick();
  await expect(dialog.getByText('1 user suspended.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sent).toEqual(['suspend']);
});
