import type { ViteDevServer } from 'vite';
import { demoOrigin, startDemoServer } from './demoServer';
import { changeName } from './support';
import { expect, test } from './test';

let server: ViteDevServer;
/** A page in development is hundreds of modules, each prepared when it is asked for. */
const prepared = { timeout: 60_000 };

test.use({ baseURL: demoOrigin });

test.beforeAll(async () => {
  server = await startDemoServer();
});

test.afterAll(() => server.close());

test('demo mode says which accounts exist, fills them in, and works in the browser alone', async ({
  page,
}) => {
  // The development server prepares the libraries on the first visit.
  test.setTimeout(240_000);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible({ timeout: 90_000 });
  for (const [email, password] of [
    ['admin@publisher.example', 'Admin123!'],
    ['editor@publisher.example', 'Editor123!'],
    ['guest@publisher.example', 'Guest123!'],
  ] as const) {
    await expect(page.getByRole('button', { name: `Fill in ${email}` })).toContainText(password);
  }
  await page.getByRole('button', { name: 'Fill in editor@publisher.example' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('editor@publisher.example', prepared);
  await changeName(page, 'Emil Herbst');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Emil Herbst', prepared);

  const second = await page.context().newPage();
  await second.goto('/messages');
  await expect(second.getByRole('heading', { name: 'Messages' })).toBeVisible(prepared);
});

test('T246 development refuses what production refuses: text as HTML, code from text, what lies elsewhere', async ({
  page,
  violations,
}) => {
  test.setTimeout(120_000);
  const answer = await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back.' })).toBeVisible(prepared);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-");
  expect(policy).not.toContain('unsafe-eval');
  // Nothing that the page does by itself is refused.
  expect(violations).toEqual([]);
  const outcomes = await page.evaluate(async () => {
    const outcome = (attempt: () => unknown) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const elsewhere = await fetch('http://elsewhere.example/').catch((error: Error) => error.name);
    return [
      outcome(() => document.body.insertAdjacentHTML('beforeend', '<p>text</p>')),
      outcome(() => {
        document.createElement('p').innerHTML = '&#8203;';
      }),
      outcome(() => new Function('return 1')()),
      elsewhere,
    ];
  });
  expect(outcomes).toEqual(['TypeError', 'allowed', 'EvalError', 'TypeError']);
  await page.evaluate(() => {
    new Image().src = 'http://elsewhere.example/picture.png';
  });
  await expect.poll(() => violations.join()).toMatch(/img-src/);
  expect(violations.join()).toMatch(/connect-src/);
  violations.splice(0);
});
