import { type Account, accounts, permissionKeys, permissionsOf } from './accounts';
import { BadRequest, refusal } from './answers';
import { createAntiForgery } from './antiForgery';
import { areaCalls, resolvePermission } from './areaCalls';
import type { BearerCall, Call, CallContext, OpenCall } from './call';
import { createResources } from './crud/createResources';
import type { AreaMocks } from './defineMocks';
import { createLanguageCalls } from './languageCalls';
import { createOauthCalls } from './oauthCalls';
import type { Settings } from './options';
import { createProfileCalls } from './profileCalls';
import { createRandom } from './random';
import { type LoggedRequest, logRequest } from './requestLog';
import { createTokens } from './tokens';

export type Server = ReturnType<typeof createServer>;

/** One run of the server, from its start to its reset: calls, tokens, records and the log of requests. */
export function createServer(settings: Settings, areas: readonly AreaMocks[]) {
  const tokens = createTokens(settings);
  const antiForgery = createAntiForgery(createRandom(settings.seed, 'anti-forgery'));
  const requests: LoggedRequest[] = [];
  // The keys of the specification and those that the areas bring with them.
  const permissions = [
    ...new Set([
      ...permissionKeys(settings.productKey),
      ...areas.map(({ permission }) => resolvePermission(permission, settings.productKey)),
    ]),
  ];

  const resources = createResources(areas, settings, permissions);

  /** The keys that an account has as long as the records of the areas agree (reading R10). */
  function permissionsNow(account: Account): readonly string[] {
    const withheld = areas.flatMap((area) => area.withholds?.(resources.context(account)) ?? []);
    return permissionsOf(account, permissions).filter((key) => !withheld.includes(key));
  }

  const calls: readonly Call[] = [
    ...createOauthCalls(settings, tokens),
    ...createProfileCalls(settings, permissionsNow),
    ...createLanguageCalls(settings),
    ...areas.flatMap((area) => areaCalls(area, resources, settings.productKey)),
  ];

  /** Who makes the call, or why not: the server answers 403 throughout (specification, section 4). */
  function authenticate(request: Request): Account | Response {
    const [, token] = /^bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    const check = token === undefined ? undefined : tokens.checkAccessToken(token);
    if (check?.state === 'expired') return refusal(403, 'token_expired');
    const account =
      check?.state === 'valid' ? accounts.find(({ email }) => email === check.email) : undefined;
    return account ?? refusal(403, 'not_authenticated');
  }

  function respondTo(call: OpenCall | BearerCall, context: CallContext): Response | Promise<Response> {
    if (settings.antiForgery && !antiForgery.allows(context.request, call.access === 'signIn')) {
      return refusal(403, 'anti_forgery');
    }
    if (call.access !== 'bearer') return call.respond(context);
    const account = authenticate(context.request);
    if (account instanceof Response) return account;
    const isPermitted = call.permission === undefined || permissionsNow(account).includes(call.permission);
    return isPermitted ? call.respond({ ...context, account }) : refusal(403, 'permission_denied');
  }

  /** Answers a call, whatever happens; the order of the checks is Spring's: anti-forgery, token, permission. */
  async function answer(call: Call, request: Request, params: CallContext['params']): Promise<Response> {
    const entry = await logRequest(requests, request);
    let response: Response;
    try {
      response = await respondTo(call, { request, url: new URL(request.url), params });
    } catch (error) {
      response = failure(error, request);
    }
    entry.status = response.status;
    const hasNewTokens = call.access === 'signIn' && response.ok;
    if (settings.antiForgery) antiForgery.issueIfNeeded(request, response, hasNewTokens);
    return response;
  }

  async function answerUnknown(request: Request): Promise<Response> {
    const entry = await logRequest(requests, request);
    entry.status = 404;
    return refusal(404, 'not_found', `There is no call ${request.method} ${new URL(request.url).pathname}`);
  }

  return { settings, tokens, resources, antiForgery, requests, calls, answer, answerUnknown };
}

function failure(error: unknown, request: Request): Response {
  if (error instanceof BadRequest) return refusal(400, 'bad_request', error.message);
  console.error(`The fixture API failed at ${request.method} ${request.url}`, error);
  return refusal(500, 'server_error', error instanceof Error ? error.message : String(error));
}
