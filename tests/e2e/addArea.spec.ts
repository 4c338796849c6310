import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { fixtureApi, ports } from './servers';
import { openAs } from './support';
import { expect, test } from './test';

/** What a developer drops into the project: one folder, and its texts. No other file is touched. */
const dropped = {
  'src/areas/reading-room/area.ts': `
    import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
    import { defineArea } from '../defineArea';
    export const area = defineArea({
      path: 'reading-room',
      permission: 'dashboard',
      order: 35,
      icon: MenuBookOutlined,
      page: () => import('./ReadingRoomPage').then((m) => m.ReadingRoomPage),
    });`,
  'src/areas/reading-room/ReadingRoomPage.tsx': `
    import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
    import { FirstPage } from '../../ui/page/FirstPage';
    export function ReadingRoomPage() {
      return <FirstPage texts="areas.reading-room" icon={MenuBookOutlined} />;
    }`,
  'i18n/en/reading-room.json': JSON.stringify({ caption: 'Reading Room', purpose: 'Where people read.' }),
  'i18n/de/reading-room.json': JSON.stringify({ caption: 'Lesesaal', purpose: 'Wo gelesen wird.' }),
};

let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'back-office-')));
  for (const name of [
    'index.html',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'src',
    'i18n',
    'public',
    'vite',
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, content] of Object.entries(dropped)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  process.env.API_ORIGIN = fixtureApi;
  const common = { root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' } as const;
  await build(common);
  server = await preview({ ...common, preview: { port: ports.addArea, strictPort: true } });
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a folder dropped into areas/ gives menu entry, route, permission guard, lazy chunk and texts', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: `http://localhost:${ports.addArea}` });
  const page = await context.newPage();
  const chunks: string[] = [];
  page.on('response', (response) => {
    if (/ReadingRoomPage-.*\.js$/.test(response.url())) chunks.push(response.url());
  });
  await openAs(page, 'admin');
  const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(entries.filter({ hasText: 'Reading Room' })).toBeVisible();
  const captions = await entries.allTextContents();
  expect(captions.slice(captions.indexOf('Messages'), captions.indexOf('Video Help') + 1)).toEqual([
    'Messages',
    'Reading Room',
    'Video Help',
  ]);
  expect(chunks).toHaveLength(0);
  await page.getByRole('link', { name: 'Reading Room' }).click();
  await expect(page).toHaveURL('/reading-room');
  await expect(page.getByText('Where people read.')).toBeVisible();
  expect(chunks).toHaveLength(1);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Lesesaal' })).toBeVisible();
  await context.close();
});

test('the guard of the dropped area keeps out who lacks its permission, and sign-in leads back to it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: `http://localhost:${ports.addArea}` });
  const page = await context.newPage();
  await openAs(page, 'editor', '/reading-room');
  await expect(page).toHaveURL('/reading-room');
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reading Room' })).toHaveCount(0);
  await context.close();
});
