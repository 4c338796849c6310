import assert from 'node:assert/strict';
import { accounts } from '../../src/fixture-api/accounts.ts';
import { type Engine, press, typeInto, until } from './engine.ts';

/** What a story needs besides a browser. */
export interface Application {
  readonly origin: string;
  /** Answers the scripts whose address contains this text with 502; without it, all are there again. */
  breakScripts(part?: string): void;
}

/** Notes errors and violations of the policy for as long as the document lives. */
const watch = `void (() => {
  if (window.problems) return;
  window.problems = [];
  addEventListener('error', ({ message }) => message && problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(violatedDirective + ' ' + blockedURI));
})()`;

/** Asserts that nothing went wrong in this document, and watches it from now on if the page was loaded by itself. */
export async function noProblems(engine: Engine): Promise<void> {
  assert.equal(await engine.evaluate('(window.problems ?? []).join("; ")'), '');
  await engine.evaluate(watch);
}

/** Loads an address, once it is certain that nothing went wrong in the document before. */
export async function open(engine: Engine, address: string): Promise<void> {
  await noProblems(engine);
  await engine.open(address);
  await engine.evaluate(watch);
}

/** Signs in as the person who may do everything, and waits for their profile. Returns their name. */
export async function signIn(engine: Engine): Promise<string> {
  const account = accounts.find(({ permissions }) => permissions === 'all');
  assert(account);
  await typeInto(engine, 'input', 'Email Address', account.email);
  await typeInto(engine, 'input', 'Password', account.password);
  await press(engine, 'button', 'Sign In');
  await until(engine, isAt('/profile'));
  await until(engine, `document.querySelector('main input')?.value === ${JSON.stringify(account.name)}`);
  return account.name;
}

/** Whether the page is at this path. */
export const isAt = (path: string) => `location.pathname === ${JSON.stringify(path)}`;

/** Whether the page has this headline. */
export const heading = (text: string) =>
  `document.querySelector('main h1')?.textContent.trim() === ${JSON.stringify(text)}`;
