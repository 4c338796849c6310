import type { Locator, Page } from '@playwright/test';
import { fixtureApi } from '../../servers';
import { changeName, openSignedIn, storedTokens } from '../../support';
import { expect, test } from '../../test';
import { expectAccessible } from '../../walk';

const area = '/messages';
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcement' });
/** A field of the visible language. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a message is written for two groups in two languages, previewed and published, and its receipts are read', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}/create`);
  await field(page, 'Internal name').fill('Autumn sale');
  await field(page, 'Title').fill('Sale');
  await field(page, 'Summary').fill('All novels are cheaper until Sunday.');
  const preview = page.getByRole('region', { name: 'What readers see' });
  await expect(preview.getByText('All novels are cheaper until Sunday.')).toBeVisible();
  await page.getByRole('tab', { name: /^German/ }).click();
  await page.getByRole('button', { name: 'Copy from English' }).click();
  await field(page, 'Title').fill('Ausverkauf');
  // The preview follows the language that is being written.
  await expect(preview.getByText('Ausverkauf')).toBeVisible();
  await page.getByRole('button', { name: 'EN: English' }).click();
  await expect(preview.getByText('Sale')).toBeVisible();

  await tab(page, 'Audience').click();
  const groups = page.getByRole('combobox', { name: 'Groups, roles and people' });
  for (const name of ['Sales', 'Finance']) {
    await groups.fill(name);
    // The exact name comes first once the search has answered.
    const first = page.getByRole('option').first();
    await expect(first).toContainText(new RegExp(`^${name}`));
    await first.click();
  }
  await expect(page.getByText('Sales with subgroups and Finance with subgroups').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Names' }).check();
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish “/ });
  await expect(dialog.getByText('All novels are cheaper until Sunday.')).toBeVisible();
  await expect(dialog.getByText(/no end date/)).toBeVisible();
  await expect(dialog.getByText(/^You are not in the audience/)).toBeVisible();
  const publish = dialog.getByRole('button', { name: /^Publish to \d+$/ });
  const count = Number((await publish.textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(1);
  await publish.click();
  await expect(page.getByText('“Autumn sale” is live.')).toBeVisible();

  await tab(page, 'Read receipts').click();
  const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(people).toHaveCount(Math.min(count, 100));
  await expect(people.first()).toContainText('Not seen');
  await page.getByRole('button', { name: 'Remind…' }).click();
  await page.getByRole('button', { name: 'Send reminders' }).click();
  await expect(page.getByText(`${count} reminders sent.`)).toBeVisible();

  await page.goto(`${area}?q=&filter=${encodeURIComponent('{"phase_eq_any":["live"]}')}`);
  const row = page.getByRole('row').filter({ hasText: 'Autumn sale' });
  await expect(row).toContainText(`0 of ${count}`);
});

test('the Markdown buttons support undo and keyboard shortcuts, and pasting keeps formatting', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', `${area}/create`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('one two');
  await text.press('Shift+Home');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toHaveValue('**one two**');
  await expect(text).toBeFocused();
  await text.press('Control+z');
  await expect(text).toHaveValue('one two');
  await text.press('Control+Shift+z');
  await expect(text).toHaveValue('**one two**');
  await text.press('Control+a');
  await text.press('Control+i');
  await expect(text).toHaveValue('***one two***');
  await text.press('Control+z');
  await text.press('End');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(text).toHaveValue('- **one two**');
  await text.press('Control+k');
  await page.keyboard.type('https://shop.example');
  await expect(text).toHaveValue('- **one two**[](https://shop.example)');
  // The form has what the browser has undone.
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Inbox', exact: true }).click();
  await field(page, 'Title').fill('Sale');
  await expect(page.getByRole('region', { name: 'What readers see' }).getByText('one two')).toBeVisible();

  await test.step('what is pasted with formatting becomes Markdown, without a violation of the headers', async () => {
    await text.press('Control+a');
    await text.evaluate((field) => {
      const clipboardData = new DataTransfer();
      const head = '<html><head><style>p { color: red }</style></head><body style="color: blue">';
      const list = '<ul><li style="margin: 0">one</li><li><b>two</b></li></ul>';
      const link =
        '<p class="MsoNormal">See <a href="https://shop.example/a_b">books</a><img src="/x.png"></p>';
      clipboardData.setData('text/html', `${head}${link}${list}<script>alert(1)</script></body></html>`);
      clipboardData.setData('text/plain', 'See books');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text).toHaveValue('See [books](https://shop.example/a_b)\n\n- one\n- **two**');
    await text.press('Control+z');
    await expect(text).toHaveValue('- **one two**[](https://shop.example)');
  });
});

test('hostile texts are shown as text and fit a handset', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await request.post(`${fixtureApi}/fixtures/options`, { data: { scenarios: ['messages-hostile'] } });
  await openSignedIn(page, 'admin', `${area}?filter={"q":"Scenario"}`);
  const links = page.getByRole('main').getByRole('link', { name: /^Scenario: (markup|arabic|long)/ });
  // They come with the first call of a reader.
  await expect(async () => {
    await page.reload();
    await expect(links).toHaveCount(3, { timeout: 3000 });
  }).toPass();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  for (const address of addresses) {
    await page.goto(`${address}?tab=preview`);
    const frame = page.getByRole('region', { name: 'What readers see' });
    await expect(frame.getByText(/./).first()).toBeVisible();
    expect(await overflow()).toBe(0);
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(frame.locator('script, img, [style*="fixed"]')).toHaveCount(0);
  }

  await test.step('also where they are read: as a banner, in the menu of the bell, in the inbox and open', async () => {
    await page.goto('/profile/messages');
    // A banner that comes late waits for the next page.
    await expect(async () => {
      await page.reload();
      await expect(banner(page)).toContainText('<script>alert(1)</script>', { timeout: 3000 });
    }).toPass();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'WwWw' }).first()).toBeVisible();
    expect(await overflow()).toBe(0);
    const open = rows.getByRole('link');
    const read = await open.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await page.getByRole('button', { name: /^Messages, \d+ unread$/ }).click();
    const menu = page.getByRole('menu', { name: /^Messages/ });
    await expect(menu.getByText('WwWw').first()).toBeVisible();
    expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    for (const address of read.filter((each) => each.includes('scenario-'))) {
      await page.goto(address);
      await expect(page.getByRole('article')).toBeVisible();
      expect(await overflow()).toBe(0);
      await expect(page.getByRole('main').locator('script, img, [style*="fixed"]')).toHaveCount(0);
      await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
    }
    expect(read.filter((each) => each.includes('scenario-'))).toHaveLength(3);
  });
});

/** Calls the server as who is signed in on the page. */
async function call(page: Page, method: string, path: string, data?: object) {
  const { access } = await storedTokens(page);
  const cookie = await page.evaluate(() => /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
  const headers = { Authorization: `Bearer ${access}`, 'X-XSRF-TOKEN': cookie };
  const answer = await page.request.fetch(`/clientapi/v1/${path}`, { method, headers, data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Writes a draft for everybody, as the form would; gives its id. */
async function write(page: Page, fields: object): Promise<string> {
  const text = { title: 'Book fair', summary: 'Hello %{name}, meet us in hall 3.' };
  const { id } = await call(page, 'POST', 'messages', {
    name: 'Book fair',
    receipts: 'people',
    texts: { en: { ...text, body: '', actionLabel: '', actionUrl: '' } },
    audience: { everyone: true, include: [], exclude: [], languages: [] },
    ...fields,
  });
  return id;
}

async function publish(page: Page, id: string): Promise<void> {
  await page.goto(`/messages/${id}`);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish “/ });
  await dialog.getByRole('button', { name: /^Publish to \d+/ }).click();
  await expect(dialog).toBeHidden();
}

/** Whether nothing else lies over the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return own.contains(found) || found?.contains(own) === true;
  });

/** Somebody comes back to the page after six seconds: it asks for what is new, which it does each five seconds at most. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 6000;
    window.dispatchEvent(new Event('online'));
  });

test('a reader sees and dismisses an administrator’s banner, which its receipts show', async ({
  page,
  browser,
}) => {
  const reader = await (await browser.newContext()).newPage();
  await openSignedIn(reader, 'guest');
  await expect(reader.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
  await openSignedIn(page, 'admin', '/messages');
  const id = await write(page, { severity: 'warning' });
  await publish(page, id);

  await expect(async () => {
    await comeBack(reader);
    await expect(reader.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reader.getByRole('status').filter({ hasText: 'Warning: Book fair' })).toBeAttached();
  await expect(banner(reader)).toBeHidden();
  await reader.getByRole('button', { name: 'Messages, 3 unread' }).click();
  await reader.getByRole('menuitem', { name: 'All messages' }).click();
  await expect(banner(reader)).toContainText('Warning Book fair Hello Greta Gast, meet us in hall 3.');
  // The banner is there before the page.
  await expect(reader.getByRole('heading', { level: 1, name: 'Your messages' })).toBeVisible();
  // Off the time of a message, which has a tip.
  await reader.mouse.move(0, 0);
  await expect(reader.getByRole('tooltip')).toBeHidden();
  await expectAccessible(reader);

  await test.step('after a reload it stands there without moving the page', async () => {
    await reader.reload();
    await expect(banner(reader)).toBeVisible();
    const shift = await reader.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      // TypeScript's library does not know this kind of entry.
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.reduce((sum, { value }) => sum + value, 0);
    });
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  await test.step('dismissed without a network it is gone at once, also after a reload, and sent then', async () => {
    const unsent = () =>
      reader.evaluate(() => localStorage.getItem('RaStore.personal.session.messages.unsent') ?? '');
    await reader.context().setOffline(true);
    await banner(reader).getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(reader)).toBeHidden();
    await expect.poll(unsent).toContain('"dismissed"');
    const sent = reader.waitForRequest((request) => request.postData()?.includes('"dismissed"') ?? false);
    // The page would send it as soon as the network is back: it is gone before.
    await reader.goto('about:blank');
    await reader.context().setOffline(false);
    await reader.goto('/profile/messages');
    await expect(reader.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
    await expect(banner(reader)).toBeHidden();
    expect((await sent).url()).toMatch(/\/clientapi\/v1\/admin\/inbox\/actions\/receipts$/);
    await expect.poll(unsent).toBe('');
  });

  await test.step('a critical one that comes late covers no save bar, no field with the focus and no dialog', async () => {
    await reader.setViewportSize({ width: 390, height: 700 });
    await reader.goto('/profile');
    await changeName(reader, 'Greta Guest');
    const critical = await write(page, { severity: 'critical' });
    const audience = { everyone: true, include: [], exclude: [], languages: [] };
    const { count } = await call(page, 'POST', 'admin/audiences/actions/count', { audience });
    await call(page, 'POST', `messages/${critical}/actions/publish`, { expectedCount: count });
    await reader.getByRole('button', { name: 'Save' }).focus();
    await expect(async () => {
      await comeBack(reader);
      await expect(banner(reader)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const field = reader.getByLabel('Full name');
    for (const each of [reader.getByRole('button', { name: 'Save' }), field]) {
      await each.focus();
      await expect.poll(() => isOnTop(each)).toBe(true);
    }
    await field.blur();
    await expect(banner(reader)).toBeVisible();
    expect(await isOnTop(banner(reader))).toBe(true);
    await reader.getByRole('button', { name: 'Open menu' }).click();
    await reader.getByRole('link', { name: 'Logout' }).click();
    await expect(reader.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
    const covered = reader.getByRole('region', { name: 'Announcement', includeHidden: true });
    expect(await isOnTop(covered)).toBe(false);
    await reader.getByRole('button', { name: 'Cancel' }).click();
  });

  await page.goto(`/messages/${id}?tab=receipts`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Dismissed' }).click();
  const receipts = page.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(receipts.filter({ hasText: 'Greta Gast' })).toContainText('Dismissed');
  await reader.context().close();
});

test('a dialog is confirmed by keyboard and from the inbox, becomes news, and who has not confirmed it is reminded', async ({
  page,
  browser,
}) => {
  await openSignedIn(page, 'admin', '/messages');
  // Few people: their number need not be typed.
  const accounts = ['admin', 'guest'].map((name) => `${name}@publisher.example`);
  const users: { id: string; email: string }[] = await Promise.all(
    accounts.map(async (email) => (await call(page, 'GET', `users?filter={"q":"${email}"}`))[0]),
  );
  const include = users.map(({ id }) => ({ type: 'user', id }));
  const audience = { everyone: false, include, exclude: [], languages: [] };
  const id = await write(page, { kind: 'modal', acknowledge: true, audience });
  await publish(page, id);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Book fair' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'I have read this' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/profile/messages');
  await expect(page.getByRole('link', { name: 'Book fair' }).first()).toBeVisible();
  await expectAccessible(page);

  const reader = await (await browser.newContext()).newPage();
  await openSignedIn(reader, 'guest');
  await test.step('another reader puts it off, and confirms it from the inbox', async () => {
    await reader.getByRole('button', { name: 'Later' }).click();
    await reader.getByRole('button', { name: 'Messages, 3 unread' }).click();
    const menu = reader.getByRole('menu', { name: /^Messages/ });
    // End and ArrowUp go to the last line.
    await expect(menu.getByRole('menuitem', { name: /Book fair/ })).toBeFocused();
    for (const key of ['End', 'Home', 'ArrowUp']) await reader.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: 'Mark all as read' })).toBeFocused();
    await menu.getByRole('menuitem', { name: /Book fair/ }).click();
    await reader.getByRole('button', { name: 'I have read this' }).click();
    await expect(reader.getByText(/^Confirmed on/)).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Messages, 2 unread' })).toBeVisible();
  });

  await test.step('as news it is to be confirmed again, by both', async () => {
    await page.goto(`/messages/${id}?tab=receipts`);
    await expect(page.getByText('2 of 2 people have seen it (100%)')).toBeVisible();
    const { version } = await call(page, 'GET', `messages/${id}`);
    await call(page, 'PUT', `messages/${id}`, { version, severity: 'warning', change: 'news' });
    await expect(async () => {
      await comeBack(reader);
      await expect(reader.getByRole('button', { name: 'Messages, 3 unread' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.reload();
    await expect(page.getByText('0 of 2 people have seen it (0%)')).toBeVisible();
  });

  await test.step('who has not confirmed it is reminded, and the list says how many have', async () => {
    await page.getByRole('button', { name: 'Remind…' }).click();
    await expect(page.getByText('2 people who have not confirmed it will get an email.')).toBeVisible();
    await page.getByRole('button', { name: 'Send reminders' }).click();
    await expect(page.getByText('2 reminders sent.')).toBeVisible();
    await page.goto(`${area}?filter={"unconfirmed":true}`);
    const row = page.getByRole('row').filter({ hasText: 'Book fair' });
    // Seen, and confirmed.
    await expect(row.getByText('0 of 2', { exact: true })).toHaveCount(2);
  });
  await reader.context().close();
});
