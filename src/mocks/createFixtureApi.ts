import { type HttpHandler, http } from 'msw';
import { accounts } from './accounts';
import { areaMocks } from './areas';
import { belowBase, type Call, matchPath } from './call';
import { type FixtureApiOptions, type RunningSettings, withDefaults } from './options';
import { createServer, type Server } from './server';

export type FixtureApi = ReturnType<typeof createFixtureApi>;

/**
 * Creates a fixture API: a back end whose whole state lives in the object. The handlers serve all hosts;
 * what they answer is described in `docs/fixture-api.md`.
 * @throws Error when two areas declare the same resource, or `counts` names one that none declares
 */
export function createFixtureApi({ areas = areaMocks, ...options }: FixtureApiOptions = {}) {
  const names = options.names ?? new Map<string, string>();
  const start = () => createServer(withDefaults({ ...options, names }), areas);
  let server: Server = start();
  const { bases } = server.settings;

  const handlers: HttpHandler[] = server.calls.map(({ method, base, path }, index) =>
    http[methodName(method)](
      ({ request }) => {
        const params = matchPath(request.url, bases[base], path);
        return { matches: params !== undefined, params: params ?? {} };
      },
      ({ request, params }) => {
        const call = server.calls[index];
        return call ? server.answer(call, request, params) : server.answerUnknown(request);
      },
    ),
  );
  handlers.push(
    http.all(
      ({ request }) => Object.values(bases).some((base) => belowBase(request.url, base) !== undefined),
      ({ request }) => server.answerUnknown(request),
    ),
  );

  return {
    handlers: handlers as readonly HttpHandler[],
    accounts,
    /** `POST /clientapi/v1/oauth/token` and so on, for messages. */
    declaredCalls: server.calls.map(({ method, base, path }) => `${method} ${bases[base]}${path}`),
    get issuedTokens() {
      return server.tokens.issued;
    },
    /** The latest thousand requests since the start or the last reset. */
    get requests() {
      return server.requests as readonly Server['requests'][number][];
    },
    records: (resource: string) => server.resources.records(resource),
    /** Back to the first state: records, names, settings and logs. Tokens describe themselves and stay good. */
    reset(): void {
      names.clear();
      server = start();
    },
    expireAccessTokens: () => server.tokens.expireAccessTokens(),
    /**
     * Holds until the next reset: for tokens issued from now on, and for records, which start anew for new counts.
     * @throws Error when a count is for a resource that no area declares
     */
    configure(settings: RunningSettings): void {
      Object.assign(server.settings, settings);
      if (settings.counts) server.resources.restart();
    },
    /** Gives a browser the anti-forgery cookie before its first call, as the server of the page would. */
    welcome: (request: Request) => server.antiForgery.issueIfNeeded(request, new Response()),
  };
}

function methodName(method: Call['method']): Lowercase<Call['method']> {
  // The type of toLowerCase is too wide: the lower-case name of one of the methods is one of the names.
  return method.toLowerCase() as Lowercase<Call['method']>;
}
