import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationOrigin } from './servers';
import { openAs, openSignedIn, recordRequests } from './support';
import { expect, test } from './test';

test('nothing foreign is requested, from the first page to every area', async ({ page }) => {
  const requests = recordRequests(page);
  await openAs(page, 'admin');
  for (const link of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').all()) {
    if ((await link.textContent()) !== 'Logout') await link.click();
  }
  const foreign = requests.filter((request) => new URL(request.url()).origin !== applicationOrigin);
  expect(foreign.map((request) => request.url())).toEqual([]);
});

/** The texts of the QA panel in pieces as a build would contain them, save those that may stand elsewhere too. */
function panelTexts(): string[] {
  const leaves = (node: unknown): string[] =>
    typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [String(node)];
  return ['en', 'de'].flatMap((code) =>
    leaves(JSON.parse(readFileSync(join('i18n', code, 'qa.json'), 'utf8')))
      .flatMap((text) => text.split(/%\{\w+\}|\|{4}|["'`\\\n]/))
      .filter((piece) => piece.trim().length > 20),
  );
}

test('the production build carries no source maps, and nothing of fixtures, QA or demo', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => file.replace(/-[\w-]{8}(?=\.\w+(\.\w+)?$)/, ''));
  expect(names.filter((name) => /\.map$|worker|fixture|qa|demo/i.test(name))).toEqual([]);
  const texts = files
    .filter((file) => /\.(js|html|json)$/.test(file) && file !== 'config.json')
    .map((file) => readFileSync(join('dist', file), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  const told = panelTexts();
  expect(told.length).toBeGreaterThan(50);
  for (const text of texts) {
    expect(text).not.toMatch(
      /Admin123!|Try it as|Ausprobieren als|\(password changed\)|admin\/password|publisher\.example|replace-me|serviceWorker|demoWorker|[Ff]ixture|[Ss]cenario|sourceMappingURL/,
    );
    expect(told.filter((piece) => text.includes(piece))).toEqual([]);
  }
});

test('a chunk that does not arrive is a message with a retry; the menu still works', async ({ page }) => {
  await openSignedIn(page, 'admin');
  await page.route('**/*VideoList-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Video Help' }).click();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Publisher profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Video Help' }).click();
  // On a busy machine the second fetch may begin after the line is whole again, and then nothing fails.
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await page.unroute('**/*VideoList-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Video Help' })).toBeVisible();
});
