import { format } from 'node:util';
import { captureOwnerStack } from 'react';
import { afterEach } from 'vitest';

const complaints: string[] = [];
const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/**
 * A request aborted because its page was left or changed, depending on the speed of the machine. react-admin reports it only in
 * jsdom, which has its own `DOMException`.
 */
const isAborted = (text: string) => /^\[?DOMException \[AbortError\]/.test(text);

/**
 * The properties of an earlier MUI that react-admin 5 still passes to MUI 9, and the elements on which they end up, because MUI 9
 * ignores them: those of a `TextField` (`inputProps` and `InputLabelProps` only of numbers and dates), those of the checkbox that
 * selects a page of rows, and the reference to a switch, on its label. React warns once per name.
 */
const handedOn: Readonly<Record<string, readonly string[]>> = {
  InputProps: ['div'],
  inputProps: ['div', 'span'],
  InputLabelProps: ['div'],
  inputRef: ['label'],
};

/**
 * Whether a console message comes from react-admin's own inputs and tables. Everything else fails the test, including such a property
 * with another name or on another element, which comes from the project's code.
 * @param stack the elements that React was rendering, innermost first
 */
function isReactAdmins(text: string, stack: string): boolean {
  const [, name = ''] = /^React does not recognize the `(\w+)` prop on a DOM element\./.exec(text) ?? [];
  const elements = Object.hasOwn(handedOn, name) ? handedOn[name] : undefined;
  return elements?.some((element) => stack.trim().startsWith(`at ${element} `)) === true;
}

/** Expects a console message in this test, which fails without it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Allows a console message, which may depend on the order of responses. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/**
 * Fails each test in which something calls `console.error` or `console.warn`, where React and its libraries report faults of
 * the application. A test that replaces these methods checks the messages itself.
 */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      const text = format(...args);
      if (!isReactAdmins(text, captureOwnerStack() ?? '')) complaints.push(text);
    };
  }
  afterEach(() => {
    const texts = complaints.splice(0);
    const patterns = expected.splice(0);
    const expectedPatterns = [...patterns, ...allowed.splice(0)];
    const unexpected = texts.filter(
      (text) => !isAborted(text) && !expectedPatterns.some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0) {
      throw new Error(`On the console:\n${unexpected.join('\n')}`);
    }
    const missing = patterns.filter((pattern) => !texts.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Not on the console, though expected: ${missing.join(', ')}`);
  });
}
