import { chromium } from '@playwright/test';
import { signInOnce } from './bench/account.ts';
import { measureAddresses } from './bench/addresses.ts';
import { measureAreas } from './bench/areas.ts';
import { readBuild } from './bench/builtFiles.ts';
import { measureCategories } from './bench/categories.ts';
import { sandboxArgs } from './bench/chromium.ts';
import { measureDashboard } from './bench/dashboard.ts';
import { measureDeepLinks } from './bench/deepLinks.ts';
import { measureFigures } from './bench/figures.ts';
import { startFixtureApi } from './bench/fixtureApi.ts';
import { measureGuides } from './bench/guides.ts';
import { measureHelp } from './bench/help.ts';
import { measureKeyPresses } from './bench/keyPress.ts';
import { measureLayoutShift } from './bench/layoutShift.ts';
import { measureLists } from './bench/lists.ts';
import { measureSignInPage } from './bench/login.ts';
import { measureMessages } from './bench/messages.ts';
import { measureModules } from './bench/modules.ts';
import { readOptions } from './bench/options.ts';
import { say } from './bench/progress.ts';
import { measureReference } from './bench/reference.ts';
import { type Figure, formatTable, meetsAll } from './bench/report.ts';
import { run } from './bench/run.ts';
import { serve } from './bench/server.ts';
import { measureSignIn } from './bench/signIn.ts';
import { measureTextGrid } from './bench/textGrid.ts';
import { measureTextImport } from './bench/textImport.ts';
import { buildScaffold, installLighthouse } from './bench/tools.ts';
import { findWholeChromium } from './chromium.ts';

/**
 * `npm run bench`: builds the application, measures it beside an application freshly made by `create-react-admin`, and
 * prints a table. Exit code 1: a goal is missed; 2: a part could not be measured. `--runs 5` measures each time five times, `--only login,areas` some
 * parts alone, `--no-build` what stands in `dist/`.
 */
const signInField = 'input[name="username"]:enabled';

const parts = {
  login: async () => {
    const [lighthouse, folder] = [await installLighthouse(), await buildScaffold()];
    const theirBuild = readBuild(folder);
    const theirServer = await serve(theirBuild);
    const ours = { origin, build, signInPath: '/login', signInField };
    const scaffold = { origin: theirServer.origin, build: theirBuild, signInPath: '/#/login', signInField };
    try {
      return await measureSignInPage(browser, { ours, scaffold, lighthouse, runs: options.runs });
    } finally {
      await theirServer.close();
    }
  },
  'sign-in': () => measureSignIn(browser, origin, options.runs),
  areas: async () => measureAreas(browser, { origin, build, signedIn: await signInOnce(browser, origin) }),
  shift: async () =>
    measureLayoutShift(browser, { origin, build, signedIn: await signInOnce(browser, origin) }),
  reference: () => measureReference(browser),
  keys: async () => measureKeyPresses(browser, { origin, signedIn: await signInOnce(browser, origin) }),
  lists: () => measureLists(browser, build),
  addresses: () => measureAddresses(browser, origin, options.runs),
  texts: () => measureTextImport(browser, origin),
  grid: () => measureTextGrid(browser, build),
  messages: () => measureMessages(browser, build),
  modules: () => measureModules(browser, build),
  guides: () => measureGuides(browser, build),
  figures: () => measureFigures(browser, build),
  help: () => measureHelp(browser, build),
  dashboard: () => measureDashboard(browser, build),
  links: async () => measureDeepLinks(browser, { origin, signedIn: await signInOnce(browser, origin) }),
  categories: async () => measureCategories(await installLighthouse(), origin, options.runs),
} satisfies Record<string, () => Promise<Figure[]>>;

const options = readOptions(process.argv.slice(2), Object.keys(parts));
if (!options.skipsBuild) {
  say('Building');
  await run('npm', ['run', 'build']);
}
const build = readBuild('dist');
const api = await startFixtureApi();
const server = await serve(build, api.origin);
const { origin } = server;
const executablePath = findWholeChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: sandboxArgs,
});

const figures: Figure[] = [];
const failed: string[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (options.only.length > 0 && !options.only.includes(name)) continue;
    try {
      figures.push(...(await measure()));
    } catch (error) {
      // The figures of the other parts are worth having all the same.
      failed.push(name);
      say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
  await api.close();
}
console.info(formatTable(figures));
if (failed.length > 0) say(`Could not be measured: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 2 : meetsAll(figures) ? 0 : 1;
