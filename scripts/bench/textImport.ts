import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { signInOnce } from './account.ts';
import { say } from './progress.ts';
import type { Figure } from './report.ts';

const count = 50_000;

/** Files of as many texts, in each format. */
const files = {
  JSON: () => `{${rowsOf((key, text) => `"${key}": "${text}"`).join(',\n')}}`,
  CSV: () => `key,de\n${rowsOf((key, text) => `${key},${text}`).join('\n')}`,
  XLIFF: () =>
    '<xliff version="1.2"><file source-language="en" target-language="de"><body>\n' +
    `${rowsOf((key, text) => `<trans-unit id="${key}"><source>${text}</source><target>${text}</target></trans-unit>`).join('\n')}\n` +
    '</body></file></xliff>',
};

const rowsOf = (row: (key: string, text: string) => string) =>
  Array.from({ length: count }, (_, index) =>
    row(`bench.group${index % 100}.key${index}`, `Text number ${index} of many`),
  );

/** Chooses a file and has it compared; gives the longest task in milliseconds. */
async function timeImport(page: Page, format: string, content: string): Promise<number> {
  await page.goto('/default-translations/translations/import');
  const field = page.getByLabel('Choose a file or drop it here');
  await field.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const watch = { longest: 0 };
    Object.assign(window, { benchImport: watch });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) watch.longest = Math.max(watch.longest, task.duration);
    }).observe({ type: 'longtask' });
  });
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    // As a path: a buffer would be handed over in a task of the page.
    const path = join(folder, `texts-de.${format.toLowerCase()}`);
    await writeFile(path, content);
    await field.setInputFiles(path);
    await page.getByRole('button', { name: 'Compare' }).click({ timeout: 120_000 });
    await page.getByText('0 texts will be imported').waitFor({ timeout: 300_000 });
  } finally {
    await rm(folder, { recursive: true });
  }
  return page.evaluate(() => Number(Object(Reflect.get(window, 'benchImport')).longest));
}

/** How long 50,000 texts of a file keep the page from answering at a time, reading and comparison together. */
export async function measureTextImport(browser: Browser, origin: string): Promise<Figure[]> {
  say('Import of texts');
  const storageState = await signInOnce(browser, origin);
  const figures: Figure[] = [];
  for (const [of, write] of Object.entries(files)) {
    const context = await browser.newContext({ baseURL: origin, storageState });
    try {
      const page = await context.newPage();
      figures.push({
        goal: 'textImport',
        of,
        ours: await timeImport(page, of === 'XLIFF' ? 'xlf' : of, write()),
      });
    } finally {
      await context.close();
    }
  }
  return figures;
}
