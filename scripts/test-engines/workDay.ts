import assert from 'node:assert/strict';
import { type Application, heading, isAt, noProblems, open, signIn } from './application.ts';
import { type Engine, elementOf, press, typeInto, until } from './engine.ts';

/** A working day in short, the same in each engine: what has differed between them, and what must never. */
export async function workDay(engine: Engine, application: Application): Promise<void> {
  const { origin } = application;
  await startAgain(engine, application);
  const name = await signIn(engine);
  await tryAgain(engine, application);
  await visitAllAreas(engine);
  await changeName(engine, name);
  await keepCaptions(engine, origin);
  await cutLongTexts(engine, origin);
  await noProblems(engine);
  await press(engine, 'nav a', 'Logout');
  await until(engine, isAt('/login'));
  await until(engine, `(${elementOf('button', 'Sign In')}) !== undefined`);
  await noProblems(engine);
}

/** The application does not arrive at first, because a script is missing. */
async function startAgain(engine: Engine, { origin, breakScripts }: Application): Promise<void> {
  breakScripts('/mui-');
  await open(engine, `${origin}/login`);
  await until(engine, `document.querySelector('[role=alert] button') !== null`);
  const title = await engine.evaluate('document.title');
  breakScripts();
  await press(engine, '[role=alert] button', 'Try again');
  // The application gives each page a title of its own. Where the script is kept as failed, the page is loaded again.
  await until(engine, `document.title !== ${JSON.stringify(title)}`);
  await noProblems(engine);
}

/** A page whose script did not arrive once. It must not have been loaded before, because then it is in the cache. */
async function tryAgain(engine: Engine, { breakScripts }: Application): Promise<void> {
  breakScripts('onboarding-wizard.FlowList');
  await press(engine, 'nav a', 'Onboarding Wizard');
  await until(engine, heading('This page could not be loaded.'));
  breakScripts();
  await press(engine, 'main button', 'Try again');
  await until(engine, heading('Onboarding Wizard'));
  await noProblems(engine);
}

/** Every entry of the menu shows its page. */
async function visitAllAreas(engine: Engine): Promise<void> {
  const closedGroup = 'nav button[aria-expanded=false]';
  await until(engine, `document.querySelector('nav a[href="/dashboard"]') !== null`);
  while ((await engine.evaluate(`document.querySelector('${closedGroup}') !== null`)) === true)
    await press(engine, closedGroup);
  const found = await engine.evaluate(
    `[...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href')).join(' ')`,
  );
  const addresses = String(found)
    .split(' ')
    .filter((address) => address !== '/profile' && address !== '/logout');
  // Eight areas, one of which has three entries.
  assert.equal(addresses.length, 10);
  const headline = `document.querySelector('main h1')?.textContent`;
  for (const address of addresses) {
    const before = await engine.evaluate(headline);
    await press(engine, `nav a[href="${address}"]`);
    await until(engine, `location.pathname.startsWith(${JSON.stringify(address)})`);
    await until(engine, `![undefined, '', ${JSON.stringify(before)}].includes(${headline})`);
    await until(engine, `document.querySelector('main :is([data-loading], [role=alert])') === null`);
  }
  await noProblems(engine);
}

/** A changed name is saved, and another one held back. */
async function changeName(engine: Engine, name: string): Promise<void> {
  await press(engine, 'nav a', 'Profile');
  await until(engine, heading('Publisher profile'));
  // Changes count from 300 ms after the profile has arrived (specification, section 4).
  await new Promise((resolve) => setTimeout(resolve, 500));
  await typeInto(engine, 'main input', 'Full name', ' II');
  await press(engine, 'main button', 'Save');
  await until(engine, `document.body.innerText.includes('Changes saved.')`);
  await typeInto(engine, 'main input', 'Full name', 'I');
  await press(engine, 'nav a', 'Dashboard');
  await press(engine, '[role=dialog] button', 'Cancel');
  await until(engine, isAt('/profile'));
  await until(engine, `document.querySelector('main input')?.value === ${JSON.stringify(`${name} III`)}`);
  await press(engine, 'nav a', 'Dashboard');
  await press(engine, '[role=dialog] button', 'OK');
  await until(engine, isAt('/dashboard'));
  await noProblems(engine);
}

/** Captions that are on stay on. */
async function keepCaptions(engine: Engine, origin: string): Promise<void> {
  await open(engine, `${origin}/video-help/videos/v1?tab=captions`);
  await until(engine, `document.querySelector('video')?.textTracks.length > 0`);
  await engine.evaluate(`void (() => {
    const video = document.querySelector('video');
    video.textTracks[0].mode = 'showing';
    video.muted = true;
    video.play().catch(() => {});
  })()`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  assert.equal(await engine.evaluate(`document.querySelector('video').textTracks[0].mode`), 'showing');
}

/** A text that is too long for its cell ends in an ellipsis, instead of in the next cell. */
async function cutLongTexts(engine: Engine, origin: string): Promise<void> {
  await open(engine, `${origin}/default-translations/translations?columns=de`);
  await until(engine, `document.querySelectorAll('main [data-column]').length > 20`);
  assert.equal(
    await engine.evaluate(`[...document.querySelectorAll('main td')].every((cell) => {
      const { overflowX, textOverflow } = getComputedStyle(cell);
      return cell.scrollWidth <= cell.clientWidth || (overflowX === 'hidden' && textOverflow === 'ellipsis');
    })`),
    true,
  );
}
