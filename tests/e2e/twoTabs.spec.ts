import type { APIRequestContext, BrowserContext, Page, Response } from '@playwright/test';
import { fixtureApi } from './servers';
import { callsOf, changeName, neverIdle, openSignedIn, recordRequests, storedTokens } from './support';
import { expect, test } from './test';

const tokenPath = '/clientapi/v1/oauth/token';
const profilePath = '/clientapi/v1/admin/profile';
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** Two tabs on the profile, each with a changed name, a server whose refresh tokens are good once, and no valid token. */
async function twoTabs(
  context: BrowserContext,
  request: APIRequestContext,
  prepare?: (tab: Page) => unknown,
) {
  await request.post(`${fixtureApi}/fixtures/options`, { data: { rotateRefreshTokens: true } });
  const first = await context.newPage();
  await openSignedIn(first, 'admin');
  const second = await context.newPage();
  await prepare?.(second);
  await second.goto('/profile');
  await changeName(first, 'Alexandra One');
  await changeName(second, 'Alexandra Two');
  const before = await storedTokens(first);
  await request.post(`${fixtureApi}/fixtures/expire-tokens`);
  const requests = [first, second].map(recordRequests);
  const saves: Response[] = [];
  context.on('response', (answer) => {
    if (callsOf([answer.request()], 'POST', profilePath).length > 0) saves.push(answer);
  });
  return {
    savesOf: (tab: Page) => saves.filter((answer) => answer.frame().page() === tab),
    first,
    second,
    before,
    tokenCalls: () => requests.flatMap((each) => callsOf(each, 'POST', tokenPath)),
  };
}

/** Both have saved, and hold what one refresh has brought. */
async function expectBothSaved({ first, second, before, savesOf }: Awaited<ReturnType<typeof twoTabs>>) {
  for (const tab of [first, second]) {
    // A disabled button may still be saving: only the answer says that it has.
    await expect.poll(() => savesOf(tab).filter((answer) => answer.ok()).length).toBe(1);
    await expect(save(tab)).toBeDisabled();
    await expect(tab).toHaveURL('/profile');
  }
  const [one, two] = await Promise.all([first, second].map(storedTokens));
  expect(one).toEqual(two);
  expect(one?.access).not.toBe(before.access);
  expect(one?.refresh).not.toBe(before.refresh);
}

/** Answers of the token endpoint that are held back, so that the test decides which one arrives first. */
async function holdToken(tab: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let processed = () => {};
  const answered = new Promise<void>((resolve) => {
    processed = resolve;
  });
  await tab.route(`**${tokenPath}`, async (route) => {
    const response = await route.fetch();
    processed();
    await held;
    await route.fulfill({ response });
  });
  return { answered, release };
}

test.beforeEach(async ({ context }) => {
  await neverIdle(context);
});

test('two tabs save at once, and both continue', async ({ context, request }) => {
  const tabs = await twoTabs(context, request);
  await Promise.all([tabs.first, tabs.second].map((tab) => save(tab).click()));
  await expectBothSaved(tabs);
});

test('the second waits while the first refreshes, however slow', async ({ context, request }) => {
  const tabs = await twoTabs(context, request);
  const { first, second, tokenCalls } = tabs;
  const { answered, release } = await holdToken(first);
  await save(first).click();
  await answered;
  const refused = second.waitForResponse('**/admin/profile');
  await save(second).click();
  expect((await refused).status()).toBe(403);
  release();
  await expectBothSaved(tabs);
  expect(tokenCalls()).toHaveLength(1);
});

test('a sign-out in one tab ends the refresh of the other', async ({ context, request }) => {
  const { first, second } = await twoTabs(context, request);
  const { answered, release } = await holdToken(first);
  const saves = recordRequests(first);
  await save(first).click();
  await answered;
  second.on('dialog', (dialog) => dialog.accept());
  await second.getByRole('link', { name: 'Logout' }).click();
  await second.getByRole('button', { name: 'OK' }).click();
  await expect(second).toHaveURL('/login');
  // What is typed there is not thrown away (reading R7): the page stays under a question.
  const again = first.getByRole('dialog', { name: 'Sign in again' });
  await expect(again).toBeVisible();
  release();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(first.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Sign In',
  ]);
  expect(await storedTokens(first)).toEqual({ access: null, refresh: null });
  expect(callsOf(saves, 'POST', profilePath)).toHaveLength(1);
});
