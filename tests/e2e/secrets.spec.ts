import { fixtureApi } from './servers';
import { changeName, openAs, storedTokens } from './support';
import { expect, test } from './test';

test('over a sign-in, a refresh and several pages no token and no password is shown, said or part of an address', async ({
  page,
  request,
}) => {
  const texts: string[] = [];
  page.on('console', (message) => texts.push(message.text()));
  page.on('request', (call) => texts.push(call.url()));
  page.on('pageerror', ({ stack }) => texts.push(stack ?? ''));
  const secrets = new Set(['Admin123!']);
  const look = async () => {
    for (const token of Object.values(await storedTokens(page))) if (token !== null) secrets.add(token);
    texts.push(await page.content(), await page.title(), page.url());
    texts.push(await page.evaluate(() => JSON.stringify([history.state, window.name, document.cookie])));
  };
  await openAs(page, 'admin');
  await look();
  for (const path of ['/user-management/users', '/user-management/roles', '/messages', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look();
  }
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  await changeName(page, 'Alexandra Quiet');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await look();
  expect(secrets.size, 'the password, and two pairs of tokens or a pair and a token').toBeGreaterThanOrEqual(
    4,
  );
  for (const secret of secrets) expect(texts.some((text) => text.includes(secret))).toBe(false);
});
