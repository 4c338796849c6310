/**
 * One character reference, which contains no tag: the zero-width space of react-admin's inputs without a helper text, and
 * `&copy;` in Markdown, whose parser asks the browser for the sign.
 */
const reference = /^&(?:#\d+|[a-z\d]+);$/i;

/** The part of the Trusted Types API in use; browsers without the API check nothing. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): { createHTML(text: string): string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;
let cleaned: string | undefined;

/**
 * Creates the page's `default` Trusted Types policy. The browser asks it about each text that is about to become HTML; it allows
 * a single character. It allows no script, and no script URL except, in demo mode, the fixture API's worker.
 */
export function createDefaultPolicy({ isDevelopment = false } = {}): void {
  // TypeScript's DOM types lack the API.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    policy = trustedTypes?.createPolicy('default', {
      createHTML: (text) => (reference.test(text) || text === cleaned ? text : null),
      // Returns null instead of being absent, so that the browser reports a violation.
      createScript: () => null,
      createScriptURL: (url) => (isKnownScript(url, isDevelopment) ? url : null),
    });
  } catch {
    // A server with headers of an earlier version forbids it: then nothing becomes HTML.
  }
}

/** Allows the fixture API's worker in demo mode and, in development, the worker that reconnects Vite's client. */
function isKnownScript(url: string, isDevelopment: boolean): boolean {
  return (__DEMO__ && /\/demoWorker\.js$/.test(url)) || (isDevelopment && url.startsWith('blob:'));
}

/** Marks HTML that DOMPurify has just sanitized as trusted. */
export function trustCleaned(html: string): string {
  cleaned = html;
  try {
    return policy?.createHTML(html) ?? html;
  } finally {
    cleaned = undefined;
  }
}
