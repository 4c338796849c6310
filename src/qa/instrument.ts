import type { FixtureApi } from '../mocks/createFixtureApi';

/** The records of the demo, which survive a reload. */
export interface DemoData {
  reset(): Promise<void>;
  /** What has changed since the start, as the text of a file. */
  save(): Promise<string>;
  /** @throws Error when the text is not such a file; nothing has changed then */
  load(text: string): Promise<void>;
}

/** What the QA panel works with (`docs/qa.md`). */
export interface Instrument {
  readonly api: Pick<FixtureApi, 'requests' | 'onRequest' | 'scenarioCatalogue' | 'expireAccessTokens'>;
  readonly data: DemoData;
  readonly accounts: readonly { readonly email: string; readonly name: string }[];
  /** The names of the active scenarios. */
  readonly scenarios: readonly string[];
  /** What the address asks for that does not exist: scenarios, an account, a language, a theme. */
  readonly unknown: readonly string[];
  /** True: this tab has its own records, as from a link. */
  readonly hasOwnRecords: boolean;
  /** Activates these scenarios without a reload; the tab keeps them. */
  play(scenarios: readonly string[]): void;
  /** The email of the signed-in person. */
  account(): string | undefined;
  /** Signs in as one of the accounts, or out, and reloads the page. */
  actAs(email: string | undefined): void;
  /** Goes back to the records of all tabs, and reloads the page. */
  shareRecords(): void;
  /** A link to this page with this account and these scenarios, on fresh records. */
  link(): string;
}
