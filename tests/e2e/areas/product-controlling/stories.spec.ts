import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const area = '/press-controlling';
const readout = (page: Page) => page.locator('[data-readout]');
const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

test('a point of the chart is read under the pointer and under arrow keys, and the table has the same number', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}?period=last7days`);
  const chart = page.locator('[aria-label="Item requests over time"]');
  await chart.scrollIntoViewIfNeeded();
  await chart.hover();
  await expect(readout(page)).toContainText('before:');
  await page.mouse.move(2, 2);
  await expect(readout(page)).toContainText('Point at the chart');
  await page.getByRole('button', { name: 'As table' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(readout(page)).toContainText('before:');
  const [told = ''] = ((await readout(page).textContent()) ?? '').split(' · ');
  const [day = '', value = ''] = told.split(': ');
  await page.getByRole('button', { name: 'As table' }).click();
  await expect(rowsOf(page, 'Item requests over time').filter({ hasText: day })).toContainText(value);
});

test('somebody finds where something fell, down to the title, and goes back step by step', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}?metrics=no_license&compare=previousYear`);
  await page.getByRole('button', { name: 'Go into Switzerland' }).click();
  await page.getByRole('menuitem', { name: 'Institution' }).click();
  await expect(page.getByRole('table', { name: 'By Institution' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Go into University/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Title' }).click();
  await expect(page.getByRole('table', { name: 'By Title' })).toBeVisible();
  const conditions = page.getByRole('list', { name: 'Conditions' });
  await expect(conditions).toContainText('Country: Switzerland');
  await expect(conditions).toContainText('Institution: University');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'By Institution' })).toBeVisible();
  await expect(conditions).not.toContainText('Institution');
  await page.reload();
  await expect(conditions).toContainText('Country: Switzerland');
});

test('CO02 a browser elsewhere whose clock is a day wrong shows the days of the publisher', async ({
  browser,
}) => {
  const told: string[] = [];
  for (const timezoneId of ['Europe/Berlin', 'Pacific/Auckland']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    if (timezoneId !== 'Europe/Berlin') await page.clock.setFixedTime(Date.now() + 86_400_000);
    await openSignedIn(page, 'admin', `${area}?chart=table`);
    const first = rowsOf(page, 'Item requests over time').nth(1);
    const days = page.getByText(/complete days? on each side/);
    // The catalogue, which knows the zone, comes beside the figures.
    await expect(days).toContainText('Days of Europe/Berlin');
    told.push(`${await days.textContent()} ${await first.textContent()}`);
    await context.close();
  }
  expect(told[1]).toBe(told[0]);
});

test('all rows are saved as a file that says what it is, and no spreadsheet takes a title for a formula', async ({
  page,
}) => {
  const only = encodeURIComponent('{"country_neq_any":["XX"]}');
  await openSignedIn(page, 'admin', `${area}?by=title&period=lastMonth&chart=table&filter=${only}`);
  const long = page.locator('bdi', { hasText: /^Proceedings of the Conference/ });
  const linesOf = () => long.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await linesOf()).toBeGreaterThan(0);
  // CO30: whoever comes by keyboard reads all of it.
  await page.getByRole('button', { name: /^Go into Proceedings of the Conference/ }).focus();
  expect(await linesOf()).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV, [\d,]+ rows$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^press-controlling_item_requests_title_filtered_\d{4}-\d\d-01_\d{4}-\d\d-\d\d_Europe-Berlin\.csv$/,
  );
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines[0]).toMatch(/^\uFEFF?Press Controlling$/);
  for (const line of [/^Period,/, /^Compared with,/, /^Filter,Country: not /, /^Time zone,Europe\/Berlin$/])
    expect(lines.some((each) => line.test(each))).toBe(true);
  expect(lines.some((each) => each.startsWith('from,to,Title,Item requests,'))).toBe(true);
  expect(lines.find((line) => line.includes('mc²'))).toContain(`,'=mc²: `);
});
