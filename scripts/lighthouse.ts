import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { type Application, startOurs, startPlain } from './comparison/applications.ts';
import { comparisonCache } from './comparison/buildPlainApplication.ts';
import { median } from './comparison/median.ts';
import { onlyThisMachine } from './comparison/onlyThisMachine.ts';

/**
 * `npm run lighthouse`: runs Lighthouse on pages of the build in `dist` and of a plain react-admin application. `--runs 5` measures five
 * times instead of three; medians count. Exit code 1: here, a score below 100 for accessibility or best practices, or a layout shift.
 * Times depend on the machine and never fail (docs/performance.md).
 */
const maxLayoutShift = 0.02;
const lighthouseVersion = '13.5.0';

/** Who opens a page: nobody, somebody for the first time, or somebody whose browser has the scripts. */
type Visit = 'signed out' | 'first' | 'again';

/** The columns: Lighthouse's names and those of the table. Scores are out of 100. */
const columns = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['first-contentful-paint', 'First paint, ms'],
  ['largest-contentful-paint', 'Largest paint, ms'],
  ['interactive', 'Interactive, ms'],
  ['total-blocking-time', 'Blocking, ms'],
  ['cumulative-layout-shift', 'Layout shift'],
] as const;
/** A figure for each column. */
type Figures = readonly number[];

/** The figure of a column. */
const figure = (figures: Figures, wanted: (typeof columns)[number][0]) =>
  figures[columns.findIndex(([name]) => name === wanted)] ?? Number.NaN;

/** The part of Lighthouse's result in use. */
interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

const run = promisify(execFile);
const workshop = mkdtempSync(join(tmpdir(), 'lighthouse-'));
process.once('exit', () => rmSync(workshop, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Returns the path of Lighthouse's command, installing it on the first run. */
async function installLighthouse(): Promise<string> {
  const folder = join(comparisonCache, `lighthouse-${lighthouseVersion}`);
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(command)) {
    console.error(`Installing lighthouse ${lighthouseVersion}, once`);
    await run('npm', ['install', '--no-audit', '--prefix', folder, `lighthouse@${lighthouseVersion}`]);
  }
  return command;
}

/** Runs Lighthouse once in a new browser, with its mobile preset. */
async function measure(command: string, application: Application, path: string, visit: Visit) {
  const profile = mkdtempSync(join(workshop, 'profile-'));
  const options = {
    executablePath: findChromium(),
    args: ['--remote-debugging-port=0', onlyThisMachine],
    viewport: null,
  };
  const context = await chromium.launchPersistentContext(profile, options);
  const url = `${application.origin}${path}`;
  try {
    if (visit !== 'signed out') {
      const page = await context.newPage();
      await application.signIn(page);
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      // Keeps only the sign-in.
      if (visit === 'first') {
        await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      }
      await page.close();
    }
    const port = Number.parseInt(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8'), 10);
    const args = [command, url, `--port=${port}`, '--quiet', '--no-enable-error-reporting', '--output=json'];
    args.push('--only-categories=performance,accessibility,best-practices');
    // Applied, not simulated: scripts from a local server arrive before the first paint, and simulation would count them for it.
    args.push('--throttling-method=devtools');
    if (visit !== 'signed out') args.push('--disable-storage-reset');
    const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 28 });
    return figuresOf(JSON.parse(stdout));
  } finally {
    await context.close();
  }
}

function figuresOf({ runtimeError, audits, categories }: Result): Figures {
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return columns.map(([name]) => {
    const category = categories[name];
    return category ? Math.round((category.score ?? 0) * 100) : (audits[name]?.numericValue ?? Number.NaN);
  });
}

function mediansOf(runs: readonly Figures[]): Figures {
  return columns.map(([name]) => median(runs.map((figures) => figure(figures, name))));
}

function rowOf(page: string, figures: Figures): string {
  return `| ${[page, ...figures.map((each) => Number(each.toFixed(each < 1 ? 3 : 0)))].join(' | ')} |`;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const times = Number(values.runs);
if (!Number.isInteger(times) || times < 1) throw new Error('--runs takes a number from 1');
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist: run `npm run build` first');

const command = await installLighthouse();
const ours = await startOurs();
const plain = await startPlain();
const measurements: readonly { application?: Application; page: string; path: string; visit: Visit }[] = [
  { application: ours, page: '/login', path: ours.signInPath, visit: 'signed out' },
  { application: plain, page: 'plain: sign-in page', path: plain?.signInPath ?? '', visit: 'signed out' },
  { application: ours, page: '/profile', path: '/profile', visit: 'first' },
  { application: ours, page: ours.listPath, path: ours.listPath, visit: 'first' },
  { application: plain, page: 'plain: list', path: plain?.listPath ?? '', visit: 'first' },
  { application: ours, page: `${ours.listPath}, again`, path: ours.listPath, visit: 'again' },
  { application: plain, page: 'plain: list, again', path: plain?.listPath ?? '', visit: 'again' },
];
const runs = new Map<string, Figures[]>();
// All pages in turn, so that other load on the machine affects both applications.
for (let index = 1; index <= times; index += 1) {
  for (const { application, page, path, visit } of measurements) {
    if (application === undefined) continue;
    console.error(`${page}, ${index} of ${times}`);
    runs.set(page, [...(runs.get(page) ?? []), await measure(command, application, path, visit)]);
  }
}
const medians = [...runs].map(([page, figures]) => ({ page, figures: mediansOf(figures) }));

console.info(`| Page | ${columns.map(([, title]) => title).join(' | ')} |`);
console.info(`|---${'|---:'.repeat(columns.length)}|`);
for (const { page, figures } of medians) console.info(rowOf(page, figures));
const failed = medians.filter(
  ({ page, figures }) =>
    page.startsWith('/') &&
    (figure(figures, 'accessibility') < 100 ||
      figure(figures, 'best-practices') < 100 ||
      !(figure(figures, 'cumulative-layout-shift') <= maxLayoutShift)),
);
for (const { page } of failed) {
  console.error(
    `Failed: accessibility, best practices or layout shift (at most ${maxLayoutShift}) of ${page}`,
  );
}
process.exit(failed.length === 0 ? 0 : 1);
