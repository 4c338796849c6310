import type { FixtureApi } from '../mocks/createFixtureApi';

/** The records of the demo: they survive a reload, and a file takes them elsewhere. */
export interface DemoData {
  /** Back to the records of the start. */
  reset(): Promise<void>;
  /** What has changed since the start, as the text of a file. */
  save(): Promise<string>;
  /** @throws Error when the text is not such a file; nothing has changed then */
  load(text: string): Promise<void>;
}

/** What the QA panel works with; `docs/qa.md` describes it from outside. */
export interface Instrument {
  readonly api: Pick<FixtureApi, 'requests' | 'onRequest' | 'scenarioCatalogue' | 'expireAccessTokens'>;
  readonly data: DemoData;
  readonly accounts: readonly { readonly email: string; readonly name: string }[];
  /** The names of the scenarios that play. */
  readonly scenarios: readonly string[];
  /** What the address asks for and does not exist: scenarios, an account, a language, a theme. */
  readonly unknown: readonly string[];
  /** True: this tab has records of its own, as a link gives them. */
  readonly hasOwnRecords: boolean;
  /** Plays these scenarios from now on, without a reload; the tab keeps them. */
  play(scenarios: readonly string[]): void;
  /** The e-mail of the person who is signed in. */
  account(): string | undefined;
  /** Signs in as one of the accounts, or out, and loads the page anew. */
  actAs(email: string | undefined): void;
  /** Goes back to the records of all tabs, and loads the page anew. */
  shareRecords(): void;
  /** A link to this page, with this account and these scenarios, on fresh records. */
  link(): string;
}
