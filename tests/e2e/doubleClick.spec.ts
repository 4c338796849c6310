import type { Locator, Page } from '@playwright/test';
import { openSignedIn, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

/** Two presses of the mouse at one place, some milliseconds apart, whatever stands there for the second one. */
async function doubleClick(page: Page, control: Locator, apart: number): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('There is nothing to press');
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // Down, up, down, up: the time passes between each two of them.
  await page.mouse.dblclick(...place, { delay: apart / 2 });
}

for (const apart of [150, 300, 450]) {
  test(`a double click with ${apart} ms between suspends once, and opens the dialog for good`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const change = request.url().endsWith('/actions/bulk') ? request.postDataJSON() : undefined;
      if (change && !change.dryRun) sent.push(change.op);
    });
    await openSignedIn(page, 'admin', '/user-management/users?filter={"status_eq_any":["active"]}');
    await page.getByRole('table').getByRole('row').nth(3).getByRole('checkbox').check();
    await doubleClick(page, page.getByRole('button', { name: 'Suspend', exact: true }), apart);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/will be suspended/)).toBeVisible();
    await doubleClick(page, dialog.getByRole('button', { name: /^Suspend/ }), apart);
    await expect(dialog.getByText('1 user was suspended.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent).toEqual(['suspend']);
  });
}
