import { readFileSync } from 'node:fs';
import { securityHeaders } from '../../vite/delivery/securityHeaders';
import { applicationOrigin } from './servers';
import { openAs } from './support';
import { expect, test } from './test';

/** The production build under the headers of production (docs/decisions/delivery.md). */

test('every answer has the headers of the one definition, without unsafe-inline or unsafe-eval', async ({
  request,
}) => {
  const headers = securityHeaders(readFileSync('dist/index.html', 'utf8'));
  expect(JSON.stringify(headers)).not.toContain('unsafe');
  for (const path of ['/', '/login', '/config.json', '/assets/none.js']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(headers)) {
      expect([path, headers[name.toLowerCase()]]).toEqual([path, value]);
    }
  }
});

test('a script in the page is refused, and the violation is noticed', async ({ page, violations }) => {
  await openAs(page, 'admin');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('globalThis.ran = true');
    document.body.append(script);
    return 'ran' in globalThis;
  });
  expect(ran).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations.splice(0).join()).toMatch(/script/i);
});

test('no text becomes HTML but a single character reference, no text becomes code, and no policy can be made that would let it', async ({
  page,
  violations,
}) => {
  await openAs(page, 'admin');
  const outcomes = await page.evaluate(async () => {
    const outcome = (attempt: () => unknown) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const html = (text: string) => () => {
      document.createElement('p').innerHTML = text;
    };
    const script = (key: 'src' | 'text', value: string) => () => {
      document.createElement('script')[key] = value;
    };
    // What the test's own protocol runs may use eval; what the page runs may not.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      allowed: [outcome(html('&#8203;')), outcome(html('&copy;'))],
      refused: [
        outcome(() => document.body.insertAdjacentHTML('beforeend', '<p>text</p>')),
        outcome(html('&#8203;<img src=x>')),
        outcome(html(' &#8203;')),
        outcome(html('&copy;&lt;')),
        outcome(html('\u200b')),
        outcome(html('')),
        outcome(() => new DOMParser().parseFromString('<p>text</p>', 'text/html')),
        outcome(script('src', '/assets/other.js')),
        outcome(script('text', 'globalThis.ran = true')),
        outcome(() => trustedTypes.createPolicy('default', { createHTML: (text: string) => text })),
        outcome(() => trustedTypes.createPolicy('other', { createHTML: (text: string) => text })),
      ],
      code: [outcome(() => new Function('return 1')()), outcome(() => Reflect.get(globalThis, 'eval')('1'))],
    };
  });
  expect(outcomes.allowed).toEqual(['allowed', 'allowed']);
  expect(outcomes.refused).toEqual(outcomes.refused.map(() => 'TypeError'));
  expect(outcomes.code).toEqual(['EvalError', 'EvalError']);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(13);
  violations.splice(0);
});

test('a page that puts the application into a frame gets nothing', async ({ page }) => {
  const framing = `${applicationOrigin}/framing`;
  await page.route(framing, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/login"></iframe>' }),
  );
  const complaint = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(framing);
  await complaint;
  const frame = page.frames()[1];
  await expect.poll(() => frame?.url()).toMatch(/chrome-error/);
});

test('a missing script is a real 404, not the start page', async ({ request }) => {
  for (const path of ['/assets/gone-AbCd1234.js', '/assets/i18n/lang-xx.json', '/robots.txt', '/.git/HEAD']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  const html = readFileSync('dist/index.html', 'utf8');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  for (const path of ['/', '/messages', '/config.json', '/assets/i18n/lang-de.json']) {
    expect((await request.get(path)).headers()['cache-control']).toBe('no-cache');
  }
});
