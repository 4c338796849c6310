import type { Locator, Page } from '@playwright/test';
import { openSignedIn, resetFixtures } from './support';
import { expect, test } from './test';

/** Within which time two presses at one place are a double click to the application, in milliseconds. */
const within = 1000;

/**
 * Two presses of the mouse at one place, whatever stands there for the second one. False where a busy machine made of them two
 * clicks on their own.
 */
async function doubleClick(page: Page, control: Locator, apart: number): Promise<boolean> {
  await control.hover();
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  const times = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        window.addEventListener(
          'pointerdown',
          function look({ timeStamp }) {
            if (seen.push(timeStamp) < 2) return;
            window.removeEventListener('pointerdown', look, true);
            resolve(seen);
          },
          true,
        );
      }),
  );
  const due = (await page.evaluate(() => performance.now())) + apart;
  await press();
  // The gap is what is tested: no state of the page could be waited for instead.
  await page.waitForFunction((time) => performance.now() >= time, due);
  await press();
  const [first = 0, second = 0] = await times;
  return second - first < within;
}

for (const apart of [150, 300, 450]) {
  test(`a double click with ${apart} ms between suspends once, and opens the dialog for good`, async ({
    page,
    request,
  }) => {
    const sent: string[] = [];
    page.on('request', (asked) => {
      const change = asked.url().endsWith('/actions/bulk') ? asked.postDataJSON() : undefined;
      if (change && !change.dryRun) sent.push(change.op);
    });
    const dialog = page.getByRole('dialog');
    let isDouble = false;
    for (let attempt = 0; attempt < 3 && !isDouble; attempt++) {
      await resetFixtures(request);
      sent.length = 0;
      await openSignedIn(page, 'admin', '/user-management/users?filter={"status_eq_any":["active"]}');
      await page.getByRole('table').getByRole('row').nth(3).getByRole('checkbox').check();
      isDouble = await doubleClick(page, page.getByRole('button', { name: 'Suspend', exact: true }), apart);
      if (!isDouble) continue;
      await expect(dialog.getByText(/will be suspended/)).toBeVisible();
      isDouble = await doubleClick(page, dialog.getByRole('button', { name: /^Suspend/ }), apart);
    }
    expect(isDouble).toBe(true);
    await expect(dialog.getByText('1 user was suspended.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent).toEqual(['suspend']);
  });
}
