import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { accounts } from '../src/fixture-api/accounts.ts';
import { compressFiles } from '../vite/delivery/compressFiles.ts';
import { findChromium } from './chromium.ts';

/**
 * `npm run lighthouse`: runs Lighthouse on three pages of the build in `dist`, compared with the sign-in page of a new
 * `create-react-admin` application. `--runs 5` measures five times instead of three; medians count. Exit code 1: a score below 100 for
 * accessibility or best practices, or a layout shift. Times depend on the machine and never fail (docs/performance.md).
 */
const pages = ['/login', '/profile', '/user-management/users'];
const maxLayoutShift = 0.02;

const lighthouseVersion = '13.5.0';
const scaffoldVersion = '5.15.0';
/** With the answers of the example in the generator's help. */
const scaffoldCommand = `--yes create-react-admin@${scaffoldVersion} scaffold --data-provider json-server \
--auth-provider local-auth-provider --resource posts --resource comments --install npm`;

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
const cache = resolve('node_modules/.cache/lighthouse');
const workshop = mkdtempSync(join(tmpdir(), 'lighthouse-'));
process.once('exit', () => rmSync(workshop, { recursive: true, force: true, maxRetries: 10 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Returns the path of Lighthouse's command, installing it on the first run. */
async function installLighthouse(): Promise<string> {
  const folder = join(cache, `lighthouse-${lighthouseVersion}`);
  const command = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(command)) {
    console.error(`Installing lighthouse ${lighthouseVersion}, once`);
    await run('npm', ['install', '--no-audit', '--prefix', folder, `lighthouse@${lighthouseVersion}`]);
  }
  return command;
}

/** Returns the folder with the scaffold's build, created on the first run outside this project, whose packages it would find. */
async function buildScaffold(): Promise<string> {
  const folder = join(cache, `scaffold-${scaffoldVersion}`);
  if (!existsSync(folder)) {
    console.error(`Making an application with create-react-admin ${scaffoldVersion}, once`);
    await run('npx', scaffoldCommand.split(' '), { cwd: workshop });
    await run('npm', ['run', 'build'], { cwd: join(workshop, 'scaffold') });
    const build = join(workshop, 'scaffold/dist');
    await compressFiles(build);
    cpSync(build, folder, { recursive: true });
  }
  return folder;
}

/** Serves the scaffold and returns the address of its sign-in page; undefined if it cannot be built, for example offline. */
async function serveScaffold(): Promise<string | undefined> {
  try {
    // Only gzip, like this application's preview.
    const server = createServer(sirv(await buildScaffold(), { gzip: true, single: true }));
    await once(server.listen(0, 'localhost'), 'listening');
    const address = server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}/#/login`;
  } catch (error) {
    console.error(`The scaffold could not be made, so nothing is compared: ${error}`);
    return undefined;
  }
}

/** Serves `dist` with the fixture API until this script ends. */
async function serveApplication(): Promise<string> {
  const servers = spawn(process.execPath, ['scripts/test-servers.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => servers.kill());
  for await (const line of createInterface(servers.stdout)) {
    const [, origin] = /application (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('The servers do not start');
}

/** Runs Lighthouse once in a new browser, with its mobile preset. With `signIn`, the administrator signs in first. */
async function measure(command: string, url: string, signIn = false): Promise<Figures> {
  const profile = mkdtempSync(join(workshop, 'profile-'));
  const options = { executablePath: findChromium(), args: ['--remote-debugging-port=0'], viewport: null };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    if (signIn) {
      const account = accounts.find(({ permissions }) => permissions === 'all');
      if (account === undefined) throw new Error('No account may open everything');
      const page = await context.newPage();
      await page.goto(new URL('/login', url).href);
      await page.getByLabel('Email Address').fill(account.email);
      await page.getByLabel('Password', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.locator(`input[value="${account.name}"]:enabled`).waitFor();
      // Keeps only the sign-in.
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.close();
    }
    const port = Number.parseInt(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8'), 10);
    const args = [command, url, `--port=${port}`, '--quiet', '--no-enable-error-reporting', '--output=json'];
    args.push('--only-categories=performance,accessibility,best-practices');
    // Applied, not simulated: scripts from a local server arrive before the first paint, and simulation would count them for it.
    args.push('--throttling-method=devtools');
    if (signIn) args.push('--disable-storage-reset');
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
  return columns.map(([name]) => {
    const sorted = runs.map((figures) => figure(figures, name)).sort((left, right) => left - right);
    return sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  });
}

function rowOf(page: string, figures: Figures): string {
  return `| ${[page, ...figures.map((each) => Number(each.toFixed(each < 1 ? 3 : 0)))].join(' | ')} |`;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const times = Number(values.runs);
if (!Number.isInteger(times) || times < 1) throw new Error('--runs takes a number from 1');
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist: run `npm run build` first');

const command = await installLighthouse();
const scaffold = await serveScaffold();
const origin = await serveApplication();
const theirs: Figures[] = [];
const measured: { page: string; figures: Figures }[] = [];
for (const page of pages) {
  const ours: Figures[] = [];
  for (let index = 1; index <= times; index += 1) {
    console.error(`${page}, ${index} of ${times}`);
    const isPublic = page === '/login';
    // Alternating, so that other load on the machine affects both.
    if (isPublic && scaffold) theirs.push(await measure(command, scaffold));
    ours.push(await measure(command, `${origin}${page}`, !isPublic));
  }
  measured.push({ page, figures: mediansOf(ours) });
}

console.info(`| Page | ${columns.map(([, title]) => title).join(' | ')} |`);
console.info(`|---${'|---:'.repeat(columns.length)}|`);
for (const { page, figures } of measured) console.info(rowOf(page, figures));
if (theirs.length > 0) console.info(rowOf('sign-in page of the scaffold', mediansOf(theirs)));
const failed = measured.filter(
  ({ figures }) =>
    figure(figures, 'accessibility') < 100 ||
    figure(figures, 'best-practices') < 100 ||
    !(figure(figures, 'cumulative-layout-shift') <= maxLayoutShift),
);
for (const { page } of failed) {
  console.error(
    `Failed: accessibility, best practices or layout shift (at most ${maxLayoutShift}) of ${page}`,
  );
}
process.exit(failed.length === 0 ? 0 : 1);
