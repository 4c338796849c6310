import type { CDPSession, Page } from '@playwright/test';
import { openSignedIn, resetFixtures } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ request }) => resetFixtures(request));

/** What the browser keeps for the page once everything that can go is gone. */
async function held(browser: CDPSession) {
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    documents: metricOf('Documents'),
    listeners: metricOf('JSEventListeners'),
    nodes: metricOf('Nodes'),
  };
}

/** Goes round by the links of the page: roles, a role with its form, the profile with its form; each is left again. */
const goRound = (page: Page, rounds: number) =>
  page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    const find = async (selector: string, text: RegExp) => {
      for (let frames = 0; frames < 600; frames += 1) {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
          text.test(element.textContent ?? ''),
        );
        if (found) return found;
        await frame();
      }
      throw new Error(`There is no ${selector} with ${text}`);
    };
    const isOpen = [...document.querySelectorAll('nav a')].some(({ textContent }) => textContent === 'Roles');
    if (!isOpen) (await find('nav button', /^User Management$/)).click();
    for (let round = 0; round < count; round += 1) {
      (await find('nav a', /^Roles$/)).click();
      await find('h1', /^Roles$/);
      (await find('main a', /^Editor$/)).click();
      await find('h1', /^Editor$/);
      await find('main button', /^Save$/);
      (await find('nav a', /^Profile$/)).click();
      await find('h1', /^Publisher profile$/);
      await find('main button', /^Save$/);
    }
  }, rounds);

test('T245 after 200 changes of the page between list, form and profile the browser holds no more than before', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openSignedIn(page, 'admin');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await goRound(page, 10);
  const before = await held(browser);
  await goRound(page, 67);
  const after = await held(browser);
  // What stayed behind after each change would be hundreds; the browser itself keeps a few of its own.
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(5);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(100);
  expect(after.documents - before.documents).toBeLessThanOrEqual(5);
});
