import type { PageHead } from '../app/start-pages/pageHeads';

/** What the build writes into `index.html` for the scripts that choose and run the start page. */
export interface StartData {
  /** The path under which the application is served, beginning and ending in `/`. */
  readonly base: string;
  /** The scripts that run the start page: the first one of all, after those that it imports. */
  readonly entry: readonly string[];
  /** The scripts of the application itself, below `base`. */
  readonly application: readonly string[];
  /** The further scripts of pages, by the pattern of their address; see `scriptsAt`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** What is said when the application does not arrive, by language. */
  readonly failed: Readonly<
    Record<string, Readonly<Record<'message' | 'retry' | 'outdated' | 'reload', string>>>
  >;
  /** The heads of pages, by language and path. */
  readonly heads: Readonly<Record<string, Readonly<Record<string, PageHead>>>>;
}

/** The element of `index.html` that holds the start data as JSON. */
const startDataId = 'start-data';

/** The start data of this page; undefined where the build wrote none: in development and in the demo. */
export function readStartData(): StartData | undefined {
  const text = document.getElementById(startDataId)?.textContent;
  // The build writes it, and nothing else does.
  return text ? (JSON.parse(text) as StartData) : undefined;
}
