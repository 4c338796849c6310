/** What react-admin's inputs set as HTML where they have no helper text, so that a field keeps its height: a zero-width space. */
const emptyHelperText = '&#8203;';

/** The part of the Trusted Types API that is used; browsers without it check nothing. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ): { createHTML(text: string): string };
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;
let cleaned: string | undefined;

/**
 * Makes the page's one `default` Trusted Types policy: the browser asks it about each text that is about to become HTML,
 * and it knows a single one. It lets no script and no address of one pass; in demo mode, that of the fixture API's worker.
 */
export function createDefaultPolicy({ isDevelopment = false } = {}): void {
  // TypeScript's library does not know the API.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  try {
    policy = trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === emptyHelperText || text === cleaned ? text : null),
      // Refused by an answer and not by its absence, or the browser would report no violation.
      createScript: () => null,
      createScriptURL: (url) => (isKnownScript(url, isDevelopment) ? url : null),
    });
  } catch {
    // A server whose headers are of an earlier version forbids it: then nothing becomes HTML.
  }
}

/** The fixture API's worker in demo mode; in development the worker by which Vite's client finds its server again. */
function isKnownScript(url: string, isDevelopment: boolean): boolean {
  return (__DEMO__ && /\/demoWorker\.js$/.test(url)) || (isDevelopment && url.startsWith('blob:'));
}

/** Lets a text that DOMPurify has just cleaned pass, and no other one while it does. */
export function trustCleaned(html: string): string {
  cleaned = html;
  try {
    return policy?.createHTML(html) ?? html;
  } finally {
    cleaned = undefined;
  }
}
