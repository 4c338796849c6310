import { type SignedIn, signInOnce } from '../../scripts/bench/account';
import { countAreas, goalOf } from '../../scripts/bench/areas';
import { gzippedSize, readBuild } from '../../scripts/bench/builtFiles';
import { deepLinks, followRequests } from '../../scripts/bench/deepLinks';
import { goals } from '../../scripts/bench/goals';
import { layoutShiftOf, screens } from '../../scripts/bench/layoutShift';
import { countSignInScripts } from '../../scripts/bench/login';
import { findRecords, type RecordAddresses } from '../../scripts/bench/pages';
import { followSignIn } from '../../scripts/bench/signIn';
import { applicationOrigin } from './servers';
import { resetFixtures } from './support';
import { expect, test } from './test';

/** What `npm run bench` counts the same on every machine; its times are not looked at here. */
const origin = applicationOrigin;
/** Milliseconds without a request after which a page has loaded what it needs. */
const quiet = 300;

const build = readBuild('dist');
let signedIn: SignedIn;
let records: RecordAddresses;

test.beforeAll(async ({ browser, request }) => {
  await resetFixtures(request);
  signedIn = await signInOnce(browser, origin);
  records = await findRecords(browser, origin, signedIn);
});

test('little JavaScript is loaded before the sign-in form can be used', async ({ browser }) => {
  const application = {
    ...{ origin, build, signInPath: '/login' },
    signInField: 'input[name="username"]:enabled',
  };
  const { untilUsable } = await countSignInScripts(browser, application, quiet);
  expect(untilUsable).toBeGreaterThan(0);
  expect(untilUsable).toBeLessThanOrEqual(goals.loginScripts.atMost);
});

test('the document with the sign-in page comes with the first packets', () => {
  expect(gzippedSize(build, ['/index.html'])).toBeLessThanOrEqual(goals.loginDocument.atMost);
});

test('all scripts of the profile have been fetched before Sign In is pressed', async ({ browser }) => {
  const { scripts } = await followSignIn(browser, origin, { delay: 30 });
  expect(scripts.map(({ path }) => path).slice(goals.signInScripts.atMost)).toEqual([]);
});

test('no area adds much JavaScript to what is shared', async ({ browser }) => {
  const areas = await countAreas(browser, { origin, signedIn, build, quiet });
  expect(areas.length).toBeGreaterThanOrEqual(8);
  const beyond = areas.filter(({ area, size }) => size > goals[goalOf(area)].inTests);
  expect(beyond.map(({ area, size }) => ({ area, size }))).toEqual([]);
});

for (const link of deepLinks) {
  test(`${link.path} shows its content after the scripts and one round of calls`, async ({ browser }) => {
    const sequence = await followRequests(browser, link, { origin, signedIn });
    const told = sequence.map((paths) => paths.join(' ')).join('\n');
    expect(sequence.length, told).toBeLessThanOrEqual(goals.deepLink.atMost);
  });
}

for (const [name, screen] of Object.entries(screens)) {
  test(`nothing moves while a page appears: ${name}`, async ({ browser }) => {
    test.setTimeout(90_000);
    const pages = [
      { path: '/login', isPublic: true },
      ...['/profile', '/dashboard', '/user-management/users', records.user, records.role].map((path) => ({
        path,
      })),
    ];
    const options = { origin, signedIn, screen, quiet };
    const beyond: object[] = [];
    for (const page of pages) {
      const shift = await layoutShiftOf(browser, page, options);
      if (shift > goals.layoutShift.atMost) beyond.push({ path: page.path, shift });
    }
    expect(beyond).toEqual([]);
  });
}
