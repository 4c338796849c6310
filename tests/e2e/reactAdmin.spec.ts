import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { copyProject } from '../support/readmeExample';
import { ports } from './servers';
import { openAs } from './support';
import { expect, test } from './test';

/**
 * react-admin's components as its documentation writes them, in a production build under the production headers: an area
 * whose pages are those of `react-admin-area/`, with fixtures behind them.
 */
const dropped = {
  'src/areas/press/area.ts': `
    import Newspaper from '@mui/icons-material/Newspaper';
    import { defineArea } from '../defineArea';
    export const area = defineArea({
      path: 'press',
      permission: 'press',
      order: 85,
      icon: Newspaper,
      children: [
        { path: 'ra-posts' },
        { path: 'variants', page: () => import('./VariantsPage').then((m) => m.VariantsPage) },
      ],
      // Names that no area of the project takes: the fixture API knows a resource by its name alone.
      resources: [
        {
          name: 'ra-posts',
          list: () => import('./PostPages').then((m) => m.PostList),
          create: () => import('./PostPages').then((m) => m.PostCreate),
          edit: () => import('./PostPages').then((m) => m.PostEdit),
          show: () => import('./PostPages').then((m) => m.PostShow),
        },
        { name: 'ra-authors' }, { name: 'ra-tags' }, { name: 'ra-comments' },
      ],
    });`,
  'src/areas/press/mocks.ts': `
    import { defineMocks } from '../../mocks/defineMocks';
    const categories = ['tech', 'lifestyle', 'people'];
    const day = (index: number) => '2026-0' + (1 + (index % 9)) + '-1' + (index % 9);
    export const mocks = defineMocks({
      permission: 'press',
      resources: {
        'ra-authors': { count: 5, seed: ({ random }) => ({ name: random.fullName() }) },
        'ra-tags': { count: 5, seed: ({ index }) => ({ name: 'Tag ' + index }) },
        'ra-comments': {
          count: 30,
          seed: ({ index, random, records }) => ({
            body: 'Comment ' + index, post_id: random.pick(records('ra-posts')).id, created_at: day(index),
          }),
        },
        'ra-posts': {
          count: 30,
          seed: ({ index, random, records }) => ({
            title: index === 7 ? 'Zebra' : 'Post ' + index,
            teaser: 'What it is about',
            body: '<p>Some <b>bold</b> text, <a href="/profile" target="_blank">a link</a></p>' +
              '<p><a href="javascript:globalThis.ran = true">run</a></p><script>globalThis.ran = true</script>',
            views: 1000 + index * 111,
            price: 12.5,
            commentable: index % 2 === 0,
            published_at: day(index),
            edited_at: day(index) + 'T10:20:00Z',
            category: random.pick(categories),
            categories: ['tech', 'people'],
            keywords: ['one', 'two'],
            email: 'press@publisher.example',
            url: 'https://publisher.example/',
            picture: { url: '/favicon.svg', title: 'The mark' },
            names: { en: 'Name', fr: 'Nom' },
            backlinks: [{ date: day(index), url: 'https://publisher.example/a' }],
            writer: random.pick(records('ra-authors')).id,
            labels: records('ra-tags').slice(0, 2).map(({ id }) => id),
          }),
          validate: ({ title }) => (title === 'Taken' ? { title: 'This title is taken' } : {}),
        },
      },
    });`,
  'i18n/en/press.json': texts('Press', 'Posts', 'Variants', 'Post |||| Posts'),
  'i18n/de/press.json': texts('Presse', 'Beiträge', 'Varianten', 'Beitrag |||| Beiträge'),
};

function texts(caption: string, posts: string, variants: string, name: string): string {
  const children = { 'ra-posts': { caption: posts }, variants: { caption: variants } };
  return JSON.stringify({ caption, children, resources: { 'ra-posts': { name } } });
}

const parts = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const folders = ['src', 'i18n', 'public', 'vite', 'scripts'];
const origin = `http://localhost:${ports.addArea}`;
const api = `http://localhost:${ports.files}`;

let copy: string;
let fixtures: ChildProcess;
let server: PreviewServer;

test.use({ baseURL: origin });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyProject([...parts, ...folders]);
  cpSync('tests/e2e/react-admin-area', join(copy, 'src/areas/press'), { recursive: true });
  mkdirSync(join(copy, 'i18n/en'), { recursive: true });
  for (const [file, content] of Object.entries(dropped)) writeFileSync(join(copy, file), content);
  fixtures = spawn(process.execPath, ['scripts/fixture-api.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(ports.files) },
    stdio: 'inherit',
  });
  process.env.API_ORIGIN = api;
  // A development server that another file has started in this process leaves its own mode behind.
  process.env.NODE_ENV = 'production';
  const common = { root: copy, configFile: join(copy, 'vite.config.ts'), logLevel: 'error' } as const;
  await build(common);
  server = await preview({ ...common, preview: { port: ports.addArea, strictPort: true } });
  await expect.poll(reset, { timeout: 30_000 }).toBe(true);
});

test.beforeEach(() => reset());

test.afterAll(async () => {
  await server.close();
  fixtures.kill();
  rmSync(copy, { recursive: true });
});

/** Puts the copy's fixture API back into its first state; false while it does not answer. */
async function reset(): Promise<boolean> {
  const answer = await fetch(`${api}/fixtures/reset`, { method: 'POST' }).catch(() => undefined);
  return answer?.ok === true;
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

test('every documented variant is rendered, without an error, a violation or a complaint', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openAs(page, 'admin', '/press/variants');
  const variants = page.locator('[data-variant]');
  await expect(page.getByRole('heading', { level: 1, name: 'Variants' })).toBeVisible();
  await expect(variants.last()).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await variants.count()).toBeGreaterThanOrEqual(102);
  expect(await page.locator('[data-failed]').allTextContents()).toEqual([]);
  expect(complaints).toEqual([]);

  // The text of a server is shown without what runs.
  const rich = page.locator('[data-variant="RichTextField"]');
  await expect(rich.locator('b')).toHaveText('bold');
  await expect(rich.getByRole('link')).not.toHaveAttribute('target');
  await expect(rich.getByText('run')).not.toHaveAttribute('href');
  await expect(rich.locator('script')).toHaveCount(0);
  const options = page.locator('[data-variant="RichTextField with options"]');
  await expect(options.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  await expect(page.locator('[data-variant="List with Datagrid"]').getByRole('row')).toHaveCount(4);
});

test('a documented resource is listed, created, changed, shown and deleted', async ({ page }) => {
  const complaints = complaintsOf(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await openAs(page, 'admin', '/press/ra-posts');
  await expect(heading('Posts')).toBeVisible();
  await expect(page).toHaveTitle(/^Posts · /);
  await page.getByLabel('Search').fill('Zebra');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('cell', { name: 'Zebra' }).click();
  await expect(heading('Post Zebra')).toBeFocused();

  await page.getByRole('link', { name: 'Edit' }).click();
  const title = page.getByLabel('Title');
  await expect(title).toHaveValue('Zebra');
  await title.fill('Taken');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This title is taken')).toBeVisible();
  await title.fill('Night Train');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(heading('Posts')).toBeVisible();

  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByLabel('Title').fill('Day Train');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Created.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading('Posts')).toBeVisible();
  await page.getByLabel('Search').fill('Day');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('cell', { name: 'Day Train' })).toBeVisible();
  // What the browser says of the refused save.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('a documented form compares the versions when somebody else has saved', async ({ page, browser }) => {
  await openAs(page, 'admin', '/press/ra-posts');
  await page.getByLabel('Search').fill('Zebra');
  await page.getByRole('cell', { name: 'Zebra' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Zebra');
  const { pathname } = new URL(page.url());
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  await openAs(other, 'admin', pathname);
  await other.getByLabel('Teaser').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await other.context().close();

  await page.getByLabel('Title').fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved meanwhile' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(`${pathname}/show`);
  await expect(page.getByText('Theirs')).toBeVisible();
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
});

for (const [name, width] of [
  ['a desktop', 1440],
  ['a handset', 390],
] as const) {
  test(`what is selected covers no filter, and a filter shows a name: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, 'admin', '/press/ra-posts');
    const search = page.getByLabel('Search');
    const writer = page.getByRole('combobox', { name: 'Writer' });
    await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
    await expect(page.getByText('1 item selected')).toBeVisible();
    // A press reaches what it is aimed at only if nothing lies over it.
    await search.click();
    await writer.click();
    const [, bar, table] = await Promise.all([
      expect(page.getByRole('button', { name: 'Unselect' })).toBeVisible(),
      page.locator('.RaBulkActionsToolbar-toolbar').boundingBox(),
      page.getByRole('table').boundingBox(),
    ]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1);
    expect((await writer.boundingBox())?.width).toBeGreaterThan(200);
  });
}

test('a field with an error is scrolled to with its label', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openAs(page, 'admin', '/press/ra-posts/create');
  await page.getByLabel('Teaser').fill('Without a title');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  const label = page.locator('label', { hasText: 'Title' });
  const bar = page.getByRole('banner');
  await expect
    .poll(async () => ((await label.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.height ?? 0))
    .toBeGreaterThanOrEqual(0);
});

for (const path of ['variants', 'ra-posts', 'ra-posts/create']) {
  test(`nothing is wider than a handset: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'admin', `/press/${path}`);
    await page.waitForLoadState('networkidle');
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
