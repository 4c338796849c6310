import type { Bases } from './bases';
import type { AreaMocks } from './defineMocks';
import { Names } from './names';

interface Language {
  readonly code: string;
  readonly name: string;
}

/** What of the server may change while it runs. */
interface TokenSettings {
  /** The life of an access token in milliseconds. */
  accessTokenLifetime: number;
  /** True: each refresh gives a new refresh token, and the one used dies. */
  rotateRefreshTokens: boolean;
}

/** What can be set at a server that runs. */
export type RunningSettings = Partial<TokenSettings> & Pick<FixtureApiOptions, 'counts' | 'scenarios'>;

export interface FixtureApiOptions extends Partial<TokenSettings> {
  bases?: Partial<Bases>;
  client?: { clientId: string; clientSecret: string };
  /** `{product}` in the permission key of controlling. */
  productKey?: string;
  /** The same seed gives the same data, and accepts the tokens of another host with this seed. */
  seed?: number;
  languages?: readonly Language[];
  /** How many records a resource has at the start, by its name; other resources have as many as they declare. */
  counts?: Readonly<Record<string, number>>;
  /** The scenarios that play, by name (`docs/qa.md`). */
  scenarios?: readonly string[];
  /** The path of a language's file, with `{code}` or `{lang}` in it: some scenarios answer in its place. */
  translationPath?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** False: no anti-forgery cookie and no check, as a server on another origin would have to do. */
  antiForgery?: boolean;
  /** Is around each answer that the server gives itself, inside of all scenarios. */
  around?: (request: Request, serve: () => Promise<Response>) => Promise<Response>;
  /** The areas' fixtures; those found in `src/areas` unless given. */
  areas?: readonly AreaMocks[];
}

const defaults = {
  bases: { api: '/api/', clientApi: '/clientapi/v1/', clientApiV2: '/clientapi/v2/' },
  client: { clientId: 'back-office', clientSecret: 'replace-me' },
  productKey: 'press',
  seed: 1,
  accessTokenLifetime: 15 * 60 * 1000,
  rotateRefreshTokens: false,
  // French has no translation file, on purpose: a language that the menu must not offer (reading R9).
  languages: [
    { code: 'en', name: 'English' },
    { code: 'de', name: 'Deutsch' },
    { code: 'fr', name: 'Français' },
  ],
  counts: {},
  scenarios: [],
  translationPath: '/assets/i18n/lang-{code}.json',
  // Looked up at each call, so that a test with fake timers turns this clock too.
  now: () => Date.now(),
  antiForgery: true,
  around: (_request: Request, serve: () => Promise<Response>) => serve(),
};

export type Settings = Required<Omit<FixtureApiOptions, 'bases' | 'areas'>> & {
  readonly bases: Bases;
  readonly names: Names;
  /** How many records there are at the start: as many as declared, none, one or many. */
  records: 'declared' | 'none' | 'one' | 'many';
};

export function withDefaults({ areas: _, ...options }: FixtureApiOptions): Settings {
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return {
    names: new Names(),
    records: 'declared',
    ...defaults,
    ...given,
    bases: { ...defaults.bases, ...options.bases },
  };
}
