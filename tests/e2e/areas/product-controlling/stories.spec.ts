import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fixtureApi } from '../../servers';
import { openSignedIn } from '../../support';
import { expect, test } from '../../test';

const area = '/press-controlling';
const readout = (page: Page) => page.locator('[data-readout]');
const rowsOf = (page: Page, name: string) => page.getByRole('table', { name }).getByRole('row');

test('a point of the chart is described on hover and by arrow keys, and the table has the same number', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}?period=last7days`);
  const chart = page.locator('[aria-label="Item requests over time"]');
  await chart.scrollIntoViewIfNeeded();
  await chart.hover();
  await expect(readout(page)).toContainText(/: [\d,]+.* · .+: [\d,]+/);
  await page.mouse.move(2, 2);
  await expect(readout(page)).toContainText('Point at the chart');
  await page.getByRole('button', { name: 'Table' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(readout(page)).toContainText(/: [\d,]+.* · .+: [\d,]+/);
  const [now = ''] = ((await readout(page).textContent()) ?? '').split(' · ');
  const [day = '', value = ''] = now.split(': ');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(rowsOf(page, 'Item requests over time').filter({ hasText: day })).toContainText(value);
});

test('a decline is traced to an institution and a title, and Back goes step by step', async ({ page }) => {
  await openSignedIn(page, 'admin', `${area}?metrics=no_license&compare=previousYear`);
  const breakDownBy = async (dimension: string) => {
    await page.getByRole('combobox', { name: 'Break down by' }).click();
    await page.getByRole('option', { name: dimension, exact: true }).click();
    await expect(page.getByRole('table', { name: `By ${dimension}` })).toBeVisible();
  };
  await page.getByRole('button', { name: 'Switzerland', exact: true }).click();
  await breakDownBy('Institution');
  await page
    .getByRole('table', { name: 'By Institution' })
    .getByRole('button', { name: /^University/ })
    .first()
    .click();
  const conditions = page.getByRole('list', { name: 'Conditions' });
  await expect(conditions).toContainText('Country: Switzerland');
  await expect(conditions).toContainText('Institution: University');
  await breakDownBy('Title');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'By Institution' })).toBeVisible();
  await expect(conditions).not.toContainText('Institution');
  await page.reload();
  await expect(conditions).toContainText('Country: Switzerland');
});

test('why requests fell, where, and what it cost is found by two presses', async ({ page }) => {
  // In the demo's story a consortium has left: the last 30 days show it on any day.
  await openSignedIn(page, 'admin', `${area}?period=last30days`);
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });
  const countries = page.getByRole('table', { name: 'By Country' });
  await countries.getByRole('button', { name: 'Difference' }).click();
  // Where: its countries lost most.
  for (const [place, name] of [/France|Germany|Switzerland/, /France|Germany|Switzerland/].entries())
    await expect(countries.getByRole('row').nth(place + 2)).toContainText(name);
  // Why: one institution lost most of its use.
  const institutions = page.getByRole('table', { name: 'Institution', exact: true });
  const lost = institutions.getByRole('row').first();
  await expect(lost).toContainText(/Consortium of the Upper Rhine.*−\d\d\.\d%/);
  await lost.getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Conditions' })).toContainText(
    'Institution: Consortium of the Upper Rhine',
  );
  // What it cost.
  await expect(tile('Net revenue, EUR')).toContainText(/−\d\d\.\d%/);
});

test('days do not depend on the time zone and clock of the browser', async ({ browser }) => {
  const shown: string[] = [];
  for (const timezoneId of ['Europe/Berlin', 'Pacific/Auckland']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    if (timezoneId !== 'Europe/Berlin') await page.clock.setFixedTime(Date.now() + 86_400_000);
    await openSignedIn(page, 'admin', `${area}?chart=table`);
    const first = rowsOf(page, 'Item requests over time').nth(1);
    const days = page.getByText(/complete days? each/);
    // The catalogue, which has the zone, loads in parallel.
    await expect(days).toContainText('Time zone Europe/Berlin');
    // Without the minute in which it was counted.
    const told = (await days.textContent())?.replace(/As of .*?[AP]M/, '');
    shown.push(`${told} ${await first.textContent()}`);
    await context.close();
  }
  expect(shown[1]).toBe(shown[0]);
});

test('all rows are exported with a head, and no spreadsheet takes a title for a formula', async ({
  page,
  request,
}) => {
  await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: ['figures-hostile'] } });
  const only = encodeURIComponent('{"country_neq_any":["XX"]}');
  await openSignedIn(page, 'admin', `${area}?by=title&period=lastMonth&chart=table&filter=${only}`);
  const long = page.locator('bdi', { hasText: /^Proceedings of the Conference/ });
  const linesOf = () => long.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await linesOf()).toBeGreaterThan(0);
  // Keyboard focus shows all of it.
  await page.getByRole('button', { name: /^Proceedings of the Conference/ }).focus();
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
  for (const line of [
    /^Period,/,
    /^Compared with,/,
    /^Compared days,\d+ vs \d+ complete days$|^Compared days,\d+ complete days each$/,
    /^Filter,Country: not /,
    /^Time zone,Europe\/Berlin$/,
  ])
    expect(lines.some((each) => line.test(each))).toBe(true);
  expect(lines.some((each) => each.startsWith('From,To,Title,Item requests,'))).toBe(true);
  expect(lines.find((line) => line.includes('mc²'))).toContain(`,'=mc²: `);
});
