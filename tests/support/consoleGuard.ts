import { format } from 'node:util';
import { afterEach } from 'vitest';

const complaints: string[] = [];
const expected: RegExp[] = [];

/**
 * A request that nobody waits for any more, because its page is left or turned: whether it is still under way then
 * depends on the speed of the machine. react-admin reports it here alone, where jsdom has a `DOMException` of its own.
 */
const isAborted = (text: string) => /^\[?DOMException \[AbortError\]/.test(text);

/**
 * What react-admin's own components say by themselves: properties of an earlier MUI that reach the document, and a refusal that
 * the form shows at its fields.
 */
const isReactAdmins = (text: string) =>
  /^React does not recognize the `?(%s|[iI]nput\w*)`? prop on a DOM element/.test(text) ||
  /^ApiError: app\.errors\.invalid/.test(text);

/** Says that this test makes the console complain: it fails when no complaint of that kind comes. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Fails each test in which something calls `console.error` or `console.warn`: React and its libraries report faults of
 * the application there. A test that replaces a method itself sees to its own complaints.
 */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      complaints.push(format(...args));
    };
  }
  afterEach(() => {
    const said = complaints.splice(0);
    const patterns = expected.splice(0);
    const unexpected = said.filter(
      (text) => !isAborted(text) && !isReactAdmins(text) && !patterns.some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0) {
      throw new Error(`On the console:\n${unexpected.join('\n')}`);
    }
    const missing = patterns.filter((pattern) => !said.some((text) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Not on the console, though expected: ${missing.join(', ')}`);
  });
}
