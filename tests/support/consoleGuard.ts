import { format } from 'node:util';
import { captureOwnerStack } from 'react';
import { afterEach } from 'vitest';

const complaints: string[] = [];
const expected: RegExp[] = [];
const allowed: RegExp[] = [];

/**
 * A request that nobody waits for any more, because its page is left or turned: whether it is still under way then
 * depends on the speed of the machine. react-admin reports it here alone, where jsdom has a `DOMException` of its own.
 */
const isAborted = (text: string) => /^\[?DOMException \[AbortError\]/.test(text);

/**
 * The properties of an earlier MUI that react-admin 5 still hands to MUI 9, and the elements on which they end, because MUI 9
 * has no use for them: those of a `TextField` (`inputProps` and `InputLabelProps` of numbers and dates alone), those of the
 * checkbox that selects a page of rows, and the reference to a switch, on its label. React says so once for each name.
 */
const handedOn: Readonly<Record<string, readonly string[]>> = {
  InputProps: ['div'],
  inputProps: ['div', 'span'],
  InputLabelProps: ['div'],
  inputRef: ['label'],
};

/**
 * What react-admin's inputs and tables say by themselves. Everything else fails the test, also such a property of another name or on
 * another element, where code of the project has put it.
 * @param stack the elements that React was at, the innermost first
 */
export function isReactAdmins(text: string, stack: string): boolean {
  const [, name = ''] = /^React does not recognize the `(\w+)` prop on a DOM element\./.exec(text) ?? [];
  const elements = Object.hasOwn(handedOn, name) ? handedOn[name] : undefined;
  return elements?.some((element) => stack.trim().startsWith(`at ${element} `)) === true;
}

/** Says that this test makes the console complain: it fails when no complaint of that kind comes. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** Says that the console may complain: whether it does depends on which of several calls is answered first. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/**
 * Fails each test in which something calls `console.error` or `console.warn`: React and its libraries report faults of
 * the application there. A test that replaces a method itself sees to its own complaints.
 */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      const text = format(...args);
      if (!isReactAdmins(text, captureOwnerStack() ?? '')) complaints.push(text);
    };
  }
  afterEach(() => {
    const said = complaints.splice(0);
    const patterns = expected.splice(0);
    const known = [...patterns, ...allowed.splice(0)];
    const unexpected = said.filter(
      (text) => !isAborted(text) && !known.some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0) {
      throw new Error(`On the console:\n${unexpected.join('\n')}`);
    }
    const missing = patterns.filter((pattern) => !said.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Not on the console, though expected: ${missing.join(', ')}`);
  });
}
