import assert from 'node:assert/strict';
import { accounts } from '../../src/fixture-api/accounts.ts';
import { type Engine, elementOf, press, typeInto, until } from './engine.ts';

/** What the story needs besides a browser. */
interface Application {
  readonly origin: string;
  /** Answers the scripts whose address contains this text with 502; without it, all are there again. */
  breakScripts(part?: string): void;
}

const heading = (text: string) =>
  `document.querySelector('main h1')?.textContent.trim() === ${JSON.stringify(text)}`;
const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;

/** Notes errors and violations of the policy, for `document`'s life. */
const watch = `window.problems = [];
  addEventListener('error', ({ message }) => message && problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(violatedDirective + ' ' + blockedURI))`;

async function noProblems(engine: Engine): Promise<void> {
  assert.equal(await engine.evaluate('problems.join("; ")'), '');
}

/** A working day in short, the same in each engine: what has differed between them, and what must never. */
export async function workDay(engine: Engine, { origin, breakScripts }: Application): Promise<void> {
  const account = accounts.find(({ permissions }) => permissions === 'all');
  assert(account);
  await engine.open(`${origin}/login`);
  await engine.evaluate(`void (() => { ${watch} })()`);
  await typeInto(engine, 'input', 'Email Address', account.email);
  await typeInto(engine, 'input', 'Password', account.password);
  await press(engine, 'button', 'Sign In');
  await until(engine, isAt('/profile'));
  await until(engine, `document.querySelector('main input')?.value === ${JSON.stringify(account.name)}`);

  // All areas, by the menu.
  for (const area of ['Dashboard', 'Messages', 'Video Help', 'Default Translations', 'Website modules']) {
    await press(engine, 'nav a', area);
    await until(engine, `document.querySelectorAll('main h1').length === 1`);
    await until(engine, `document.querySelector('main [role=alert]') === null`);
  }
  await noProblems(engine);

  // A changed name is saved, and another one held back.
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
  await until(
    engine,
    `document.querySelector('main input')?.value === ${JSON.stringify(`${account.name} III`)}`,
  );
  await press(engine, 'nav a', 'Dashboard');
  await press(engine, '[role=dialog] button', 'OK');
  await until(engine, isAt('/dashboard'));
  await noProblems(engine);

  // A script that did not arrive once.
  breakScripts('onboarding-wizard.FlowList');
  await press(engine, 'nav a', 'Onboarding Wizard');
  await until(engine, heading('This page could not be loaded.'));
  breakScripts();
  await press(engine, 'main button', 'Try again');
  await until(engine, heading('Onboarding Wizard'));
  await engine.evaluate(`void (() => { ${watch} })()`);

  // Captions that are on stay on.
  await engine.open(`${origin}/video-help/videos/v1?tab=captions`);
  await engine.evaluate(`void (() => { ${watch} })()`);
  await until(engine, `document.querySelector('video')?.textTracks.length > 0`);
  await engine.evaluate(`void (() => {
    const video = document.querySelector('video');
    video.textTracks[0].mode = 'showing';
    video.muted = true;
    video.play().catch(() => {});
  })()`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  assert.equal(await engine.evaluate(`document.querySelector('video').textTracks[0].mode`), 'showing');

  // A text that is too long for its cell ends in an ellipsis, instead of in the next cell.
  await engine.open(`${origin}/default-translations/translations?columns=de`);
  await until(engine, `document.querySelectorAll('main [data-column]').length > 20`);
  assert.equal(
    await engine.evaluate(`[...document.querySelectorAll('main td')].every((cell) => {
      const { overflowX, textOverflow } = getComputedStyle(cell);
      return cell.scrollWidth <= cell.clientWidth || (overflowX === 'hidden' && textOverflow === 'ellipsis');
    })`),
    true,
  );

  await press(engine, 'nav a', 'Logout');
  await until(engine, isAt('/login'));
  await until(engine, `(${elementOf('button', 'Sign In')}) !== undefined`);
}
