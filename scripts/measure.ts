import { type ChildProcess, spawn } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';

/**
 * `npm run measure`: what the browser really loads of the production build in `dist/`, in kB of gzipped JavaScript:
 * until the sign-in page can be used, until `/profile` can be used, and for each area beyond that. Bytes are exact and
 * the same on every machine; `docs/performance.md` holds the figures.
 */
const origin = 'http://localhost:4173';
const servers: ChildProcess[] = [];

function start(script: string, env: Record<string, string>, ...args: string[]): void {
  servers.push(
    spawn('npm', ['run', script, '--', ...args], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    }),
  );
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Counts the scripts that a page loads from now on. */
function countScripts(page: Page) {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(response.body().then((body) => void sizes.set(response.url(), gzipSync(body).length)));
  });
  return async () => {
    await Promise.all(reading);
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  };
}

async function measure(browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: origin });
  const total = countScripts(page);
  const print = (what: string, bytes: number) =>
    console.log(`${what.padEnd(28)} ${(bytes / 1000).toFixed(1)} kB`);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  let before = await total();
  print('/login', before);

  await page.getByLabel('Email Address').fill('admin@publisher.example');
  await page.getByLabel('Password', { exact: true }).fill('Admin123!');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Full name').waitFor();
  before = await total();
  print('/profile, after signing in', before);

  await page.getByRole('button', { name: 'User Management' }).click();
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? '';
    if (path === '/logout' || path === '/profile') continue;
    await link.click();
    await page
      .getByRole('heading', { level: 1, name: (await link.textContent()) ?? '', exact: true })
      .waitFor();
    const after = await total();
    print(`${path}, beyond`, after - before);
    before = after;
  }
}

start('fixture-api', { PORT: '5175' });
start('preview', { API_ORIGIN: 'http://localhost:5175' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await untilAnswering('http://localhost:5175/api/groups/languages');
  await untilAnswering(`${origin}/config.json`);
  await measure(browser);
} finally {
  await browser.close();
  for (const { pid } of servers) if (pid !== undefined) process.kill(-pid);
}
