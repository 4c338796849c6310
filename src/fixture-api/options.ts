import { builtLanguages } from './builtLanguages';
import type { AreaFixtures } from './defineFixtures';
import type { ReaderLanguage } from './store';

/** The three base URLs; each is relative to the origin or absolute, and ends in `/` (reading R1). */
export interface Bases {
  readonly api: string;
  readonly clientApi: string;
  readonly clientApiV2: string;
}

export type BaseName = keyof Bases;

interface TokenSettings {
  /** In milliseconds. */
  accessTokenLifetime: number;
  /** Each refresh gives a new refresh token and invalidates the old one. */
  rotateRefreshTokens: boolean;
}

/** The options that can change while the server runs. */
export type RunningSettings = Partial<TokenSettings> & Pick<FixtureApiOptions, 'counts' | 'scenarios'>;

export interface FixtureApiOptions extends Partial<TokenSettings> {
  bases?: Partial<Bases>;
  client?: { clientId: string; clientSecret: string };
  /** The product's key, part of controlling's permission key. */
  productKey?: string;
  /** The same seed gives the same data, and makes hosts accept each other's tokens. */
  seed?: number;
  /** The initial languages of readers. */
  languages?: readonly ReaderLanguage[];
  /** The initial number of records by resource name. */
  counts?: Readonly<Record<string, number>>;
  /** The active scenarios, by name (`docs/qa.md`). */
  scenarios?: readonly string[];
  /** The path of a language file, with `{code}` or `{lang}`, for scenarios that answer it. */
  translationPath?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** The answer to an access token that is missing, unknown or expired: 403 as specified, or 401. */
  signedOutStatus?: number;
  /** False: no anti-forgery cookie and no check, as for a server on another origin. */
  antiForgery?: boolean;
  /** Wraps each response of the server itself, inside all scenarios. */
  around?: (request: Request, serve: () => Promise<Response>) => Promise<Response>;
  /** Default: those in `src/areas`. */
  areas?: readonly AreaFixtures[];
}

const french = { code: 'fr', name: 'Français' };

/** Those of the build, and French: unless the build has texts in it, the menu must not offer it (reading R9). */
const languages = builtLanguages.some(({ code }) => code === french.code)
  ? builtLanguages
  : [...builtLanguages, french];

const defaults = {
  bases: { api: '/api/', clientApi: '/clientapi/v1/', clientApiV2: '/clientapi/v2/' },
  client: { clientId: 'back-office', clientSecret: 'replace-me' },
  productKey: 'press',
  seed: 1,
  accessTokenLifetime: 15 * 60 * 1000,
  rotateRefreshTokens: false,
  languages,
  counts: {},
  scenarios: [],
  translationPath: '/assets/i18n/lang-{code}.json',
  // Calls `Date.now` each time, so that fake timers apply.
  now: () => Date.now(),
  signedOutStatus: 403,
  antiForgery: true,
  around: (_request: Request, serve: () => Promise<Response>) => serve(),
};

export type Settings = Required<Omit<FixtureApiOptions, 'bases' | 'areas'>> & {
  readonly bases: Bases;
  /** Changed names of people, by email. */
  readonly names: Map<string, string>;
  /** Digests of changed passwords, by email. */
  readonly passwords: Map<string, string>;
  records: 'declared' | 'none' | 'one' | 'many';
};

export function withDefaults({ areas: _, ...options }: FixtureApiOptions): Settings {
  const definedOptions = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  );
  return {
    names: new Map(),
    passwords: new Map(),
    records: 'declared',
    ...defaults,
    ...definedOptions,
    bases: { ...defaults.bases, ...options.bases },
  };
}
