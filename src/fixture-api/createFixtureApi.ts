import { type HttpHandler, http, passthrough } from 'msw';
import { accounts } from './accounts';
import { belowBase, createCallFinder } from './call';
import type { AreaFixtures } from './defineFixtures';
import { type FixtureApiOptions, type RunningSettings, withDefaults } from './options';
import { createRequestLog } from './requestLog';
import { createServer, type Server } from './server';
import type { ServerChanges } from './serverChanges';

const modules = import.meta.glob<{ fixtures: AreaFixtures }>('../areas/*/fixtures.ts', { eager: true });

/** The fixtures of all areas; every `areas/<area>/fixtures.ts` is included automatically. */
export const areaFixtures: readonly AreaFixtures[] = Object.values(modules).map(({ fixtures }) => fixtures);

export type FixtureApi = ReturnType<typeof createFixtureApi>;

/**
 * Creates a fixture API (`docs/fixture-api.md`): a back end for any host, with its whole state in this object.
 * @throws Error if two areas declare the same resource, or `counts` contains an unknown one
 */
export function createFixtureApi({ areas = areaFixtures, ...options }: FixtureApiOptions = {}) {
  const log = createRequestLog();
  const start = () => createServer(withDefaults(options), areas, log);
  let server: Server = start();
  const { bases, translationPath } = server.settings;
  const [fileStart = '', fileEnd = ''] = translationPath.split(/\{(?:code|lang)\}/);

  const find = createCallFinder(server.calls, bases);

  // One handler for all calls, because MSW takes a stack trace for each handler, and every test creates a fixture API.
  const handlers: HttpHandler[] = [
    http.all(
      ({ request }) => Object.values(bases).some((base) => belowBase(request.url, base) !== undefined),
      ({ request }) => {
        const match = find(request);
        const call = match && server.calls[match.index];
        return call ? server.answer(call, request, match.params) : server.answerUnknown(request);
      },
    ),
  ];

  /** The code of the requested language file. */
  function languageOf(request: Request): string | undefined {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(fileStart) || !pathname.endsWith(fileEnd)) return undefined;
    return pathname.slice(fileStart.length, pathname.length - fileEnd.length);
  }

  for (const read of [http.get, http.head]) {
    handlers.push(
      read(
        ({ request }) => {
          const language = languageOf(request);
          return language !== undefined && server.hasFile(request, language);
        },
        ({ request }) => server.answerFile(request, languageOf(request) ?? '', passthrough),
      ),
    );
  }

  return {
    handlers: handlers as readonly HttpHandler[],
    accounts,
    /** The accounts with their current passwords. */
    get demoAccounts() {
      return server.people.demoAccounts;
    },
    /** The declared calls for messages: `POST /clientapi/v1/oauth/token` and so on. */
    declaredCalls: server.calls.map(({ method, base, path }) => `${method} ${bases[base]}${path}`),
    get issuedTokens() {
      return server.tokens.issued;
    },
    /** The last thousand requests since the start or the last reset. */
    get requests() {
      return log.entries;
    },
    /** The names of the active scenarios. */
    get scenarios() {
      return server.play.names;
    },
    /** All scenarios, including one for each permission key of this server. */
    get scenarioCatalogue() {
      return server.play.catalogue;
    },
    accountOf: (accessToken: string) => server.tokens.accountOf(accessToken),
    /** Issues tokens as after a sign-in, without a password. */
    issueTokens: (email: string) => ({
      access: server.tokens.issue('access', email),
      refresh: server.tokens.issue('refresh', email),
    }),
    records: (resource: string) => server.resources.records(resource),
    /** Restores the initial state: records, names, passwords, settings and logs. Tokens stay valid. */
    reset(): void {
      log.clear();
      server = start();
    },
    /** The start of the records: the same start and changes give the same records. */
    get start() {
      return server.resources.start;
    },
    get changes() {
      return server.changes();
    },
    /** Applies another fixture API's changes with the same start. @throws Error for an unknown resource */
    applyChanges: (changes: ServerChanges) => server.applyChanges(changes),
    /** Restores records, names and passwords, with dates relative to `startedAt`; everything else stays. */
    restart: (startedAt?: number) => server.restart(startedAt),
    expireAccessTokens: () => server.tokens.expireAccessTokens(),
    /**
     * Changes settings until the next reset: for tokens issued from now on, and for records, which start again if counts change.
     * @throws Error for an unknown resource or scenario
     */
    configure: (settings: RunningSettings) => server.configure(settings),
    /** Sets a browser's anti-forgery cookie before its first call, as the page's server would. */
    welcome: (request: Request) => server.antiForgery.issueIfNeeded(request, new Response()),
  };
}
