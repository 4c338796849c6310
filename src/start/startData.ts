import type { PageHead } from '../app/start-pages/pageHeads';

/** What is said when the application does not arrive. */
type FailureTexts = Readonly<Record<'message' | 'retry' | 'outdated' | 'reload', string>>;

/** What the build writes into `index.html`; only a further language makes it grow. */
export interface StartData {
  /** Begins and ends in `/`. */
  readonly base: string;
  /** The first script, after those that it imports. */
  readonly entry: readonly string[];
  readonly languages: readonly string[];
  /** The hash of all start files, which is part of their names. */
  readonly version: string;
  /** In English, as `failed`. */
  readonly texts: readonly string[];
  readonly failed: FailureTexts;
}

/** What the build knows of all pages, in one language: a file of its own, which is fetched once for each build. */
export interface StartFile {
  readonly direction: 'ltr' | 'rtl';
  /** The texts of the templates: the place `{0}` has the first one. */
  readonly texts: readonly string[];
  readonly failed: FailureTexts;
  readonly heads: Readonly<Record<string, PageHead>>;
  /** The scripts of the application itself. */
  readonly application: readonly string[];
  /** The further scripts of pages, by the pattern of their address; see `scriptsAt`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const startDataId = 'start-data';

/** The start data of this page; undefined where the build wrote none: in development and in the demo. */
export function readStartData(): StartData | undefined {
  const text = document.getElementById(startDataId)?.textContent;
  // The build writes it, and nothing else does.
  return text ? (JSON.parse(text) as StartData) : undefined;
}
