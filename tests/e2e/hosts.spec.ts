import type { Page } from '@playwright/test';
import { loadModule } from '../../vite/loadModule';
import { knownCalls, statusesIn, storyTime, tell, userManagementCalls } from '../contract/fixtureStory';
import { FixtureClient } from '../mocks/apiClient';
import { serveStatic } from './staticServer';
import { expect, test } from './test';

/** One API, four hosts: tests/contract/fixtureApi.test.ts compares the two others. */
const story = [...knownCalls, ...userManagementCalls];

let standalone: Awaited<ReturnType<typeof tell>>;

test.beforeAll(async () => {
  const { startStandalone } =
    await loadModule<typeof import('../../src/mocks/standalone')>('/src/mocks/standalone.ts');
  const server = await startStandalone(0, { now: () => storyTime });
  standalone = await tell(new FixtureClient(fetch, server.origin), story);
  await server.close();
  expect(statusesIn(standalone)).toEqual([200, 201, 204, 400, 401, 403, 404, 409, 415, 422]);
});

/** Sends a call from the page, with the cookie that its document has. */
function fromPage(page: Page) {
  return async (request: Request): Promise<Response> => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await page.evaluate(
      async ({ url, method, given, body }) => {
        const [, cookie] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? [];
        const headers = new Headers(cookie === undefined ? {} : { 'X-XSRF-TOKEN': cookie });
        for (const [name, value] of given) headers.set(name, value);
        const response = await fetch(url, { method, headers, body });
        return {
          status: response.status,
          headers: [...response.headers],
          text: await response.text(),
        };
      },
      {
        url: request.url,
        method: request.method,
        given: [...request.headers],
        body: hasBody ? await request.text() : undefined,
      },
    );
    const { status, headers, text } = answer;
    return new Response(status === 204 ? null : text, { status, headers });
  };
}

/** Tells the story in a page that shows the start of the demo. */
async function tellIn(page: Page, root: string) {
  await page.clock.setFixedTime(storyTime);
  await page.goto(root);
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible({ timeout: 90_000 });
  return tell(new FixtureClient(fromPage(page), new URL(root).origin), story);
}

test('the static demo answers in the browser what the stand-alone server answers', async ({ page }) => {
  const server = await serveStatic('dist-demo', '/any/where/');
  try {
    expect(await tellIn(page, server.root)).toEqual(standalone);
    expect(server.answers.filter(({ path }) => !path.startsWith('/any/where/'))).toEqual([]);
  } finally {
    await server.close();
  }
});
