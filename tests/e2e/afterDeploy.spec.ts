import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Plugin, type PreviewServer, preview } from 'vite';
import { deliveryPlugin } from '../../vite/delivery/deliveryPlugin';
import { fixtureApi } from './servers';
import { openAs, recordRequests } from './support';
import { test as base, expect } from './test';

/** A page of yesterday's build after today's was put in its place (docs/decisions/delivery.md). */

const reversed = (hash: string) => [...hash].reverse().join('');

let folder: string;

/** The scripts and start files of the build, each with the name that it had before. */
const scripts = readdirSync('dist/assets').flatMap((name) => {
  const [, start, hash = '', ending] = /^(.*-)([\w-]{8})(\.js|\.json)$/.exec(name) ?? [];
  return start === undefined ? [] : [{ name, before: `${start}${reversed(hash)}${ending}` }];
});
const startVersion = /"version":"(\w+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? '';
const currentBuild = JSON.parse(readFileSync('dist/version.json', 'utf8')).build;
const built = (...path: string[]) => join(folder, 'dist', ...path);

/**
 * The scripts that the server no longer has, or not yet. Their files stay where they are: one that is deleted between
 * being found and being read would end the server.
 */
let missing = new Set<string>();
const missingFiles: Plugin = {
  name: 'missing-files',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (missing.has(basename(pathname))) request.url = '/assets/missing-00000000.js';
      next();
    });
  },
};

/** The build under another id and with other names for all scripts: what was there before. */
const asEarlier = (text: string) =>
  scripts
    .reduce((renamed, { name, before }) => renamed.replaceAll(name, before), text)
    .replace(`"version":"${startVersion}"`, `"version":"${reversed(startVersion)}"`);

/** Puts a page and its version in the place of what is there, each in one step. */
function publish(page: string, version: string): void {
  for (const [name, text] of [
    ['index.html', page],
    ['version.json', version],
  ] as const) {
    writeFileSync(built(`${name}.new`), text);
    renameSync(built(`${name}.new`), built(name));
  }
}

const currentPage = readFileSync('dist/index.html', 'utf8');

function publishEarlierBuild(): void {
  missing = new Set(scripts.map(({ name }) => name));
  publish(asEarlier(currentPage).replace(currentBuild, 'earlier'), '{"build":"earlier"}');
}

/** Puts the current build in the place of the earlier one. */
function deploy(): void {
  missing = new Set(scripts.map(({ before }) => before));
  publish(currentPage, JSON.stringify({ build: currentBuild }));
}

const test = base.extend<object, { server: PreviewServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      folder = mkdtempSync(join(tmpdir(), 'deploy-'));
      cpSync('dist', built(), { recursive: true });
      for (const { name, before } of scripts)
        writeFileSync(built('assets', before), asEarlier(readFileSync(built('assets', name), 'utf8')));
      publishEarlierBuild();
      const server = await preview({
        ...{ root: folder, configFile: false, logLevel: 'error', plugins: [missingFiles, deliveryPlugin()] },
        preview: { port: 0, strictPort: false, proxy: { '/api/': fixtureApi, '/clientapi/': fixtureApi } },
      });
      await use(server);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.resolvedUrls?.local[0]),
});
test.beforeEach(() => publishEarlierBuild());

const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');
const documents = (requests: ReturnType<typeof recordRequests>) =>
  requests.filter((request) => request.isNavigationRequest());
const outdated = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version is available.' });

test('a page that a deployment has removed reloads the application once, and then works', async ({
  page,
}) => {
  await openAs(page, 'admin');
  expect(await buildOf(page)).toBe('earlier');
  const requests = recordRequests(page);
  deploy();
  await page.getByRole('link', { name: 'Video Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Help' })).toBeVisible();
  await expect(page).toHaveURL('/video-help/videos');
  await expect.poll(() => buildOf(page)).toBe(currentBuild);
  expect(documents(requests)).toHaveLength(1);
});

test('a part that is gone never takes a changed form with it', async ({ page }) => {
  await page.route('**/*ZoneField-*.js', (route) => route.abort());
  await openAs(page, 'admin', '/messages/create');
  const name = page.getByLabel(/^Internal name/);
  await name.fill('Changed and not saved');
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  await page.unroute('**/*ZoneField-*.js');
  const requests = recordRequests(page);
  deploy();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(outdated(page)).toBeVisible();
  expect(documents(requests)).toHaveLength(0);

  // On a manual reload the browser asks first.
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.dismiss();
  });
  // By keyboard: a second press at the same place within a second is taken for a double click.
  await outdated(page).getByRole('button', { name: 'Reload' }).press('Enter');
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await page.getByRole('tab', { name: 'Texts' }).click();
  await expect(name).toHaveValue('Changed and not saved');
});
