import { format } from 'node:util';
import { afterEach } from 'vitest';

interface Complaint {
  readonly text: string;
  /** It may be there, and may be missing. */
  readonly isExcused: boolean;
}

const complaints: Complaint[] = [];
const expected: RegExp[] = [];
let arePagesClosed = false;

/** Says that this test makes the console complain: it fails when no complaint of that kind comes. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Says that pages are closed from now on: react-admin reports each request that is called off by that, which depends on
 * what was under way.
 */
export function excuseClosedPages(): void {
  arePagesClosed = true;
}

/**
 * Fails each test in which something calls `console.error` or `console.warn`: React and its libraries report faults of
 * the application there. A test that replaces a method itself sees to its own complaints.
 */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      const text = format(...args);
      complaints.push({ text, isExcused: arePagesClosed && text.startsWith('DOMException [AbortError]') });
    };
  }
  afterEach(() => {
    const said = complaints.splice(0);
    const patterns = expected.splice(0);
    arePagesClosed = false;
    const unexpected = said.filter(
      ({ text, isExcused }) => !isExcused && !patterns.some((pattern) => pattern.test(text)),
    );
    if (unexpected.length > 0) {
      throw new Error(`On the console:\n${unexpected.map(({ text }) => text).join('\n')}`);
    }
    const missing = patterns.filter((pattern) => !said.some(({ text }) => pattern.test(text)));
    if (missing.length > 0) throw new Error(`Not on the console, though expected: ${missing.join(', ')}`);
  });
}
