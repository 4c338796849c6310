import { createPasswordCalls, createProfileCalls } from './accountCalls';
import { type Account, permissionKeys, permissionsOf } from './accounts';
import { BadRequest, json, refusal } from './answers';
import { createAntiForgery } from './antiForgery';
import { areaCalls, finerKey, resolvePermission } from './areaCalls';
import { createAreaEvents } from './areaEvents';
import { createAudienceCalls } from './audience/audienceCalls';
import { emil } from './authors';
import type { BearerCall, Call, CallContext, OpenCall } from './call';
import { createResources } from './crud/createResources';
import type { AreaFixtures } from './defineFixtures';
import { createFileCalls } from './languageFiles';
import { createOauthCalls } from './oauthCalls';
import type { RunningSettings, Settings } from './options';
import { createPeople } from './people';
import { createRandom } from './random';
import type { RequestLog } from './requestLog';
import { callKind, createPlay, savedRecord } from './scenarios/createPlay';
import type { PlayedCall } from './scenarios/scenario';
import { createChanges } from './serverChanges';
import { createSharedViews } from './sharedViews';
import { iso } from './stamp';
import type { StoredRecord } from './store';
import { createTokens } from './tokens';

export type Server = ReturnType<typeof createServer>;

/** One run of the server, from its start to its reset. */
export function createServer(settings: Settings, declaredAreas: readonly AreaFixtures[], log: RequestLog) {
  const areas = [...declaredAreas, createSharedViews(declaredAreas, settings.productKey)];
  const tokens = createTokens(settings);
  const antiForgery = createAntiForgery(createRandom(settings.seed, 'anti-forgery'));
  const keyOf = ({ permission }: AreaFixtures) => resolvePermission(permission, settings.productKey);
  // The keys of the specification and the areas, without `none`, which no account has.
  const keys = new Set([...permissionKeys(settings.productKey), ...areas.map(keyOf)]);
  const permissions = [...keys].filter((key) => key !== 'none');
  const finerKeys = areas.flatMap((area) =>
    (area.actions ?? []).map((action) => finerKey(keyOf(area), action)),
  );

  const resources = createResources(areas, settings, permissions);

  const play = createPlay(settings, [...permissions, ...finerKeys], (name) => ({
    random: createRandom(settings.seed, `scenario ${name}`),
    expireAccessTokens: tokens.expireAccessTokens,
    changeRecord(resource, id, change) {
      const record = resources.has(resource) ? resources.get(resource).collection.get(id) : undefined;
      if (record) saveElsewhere(resource, { ...record, ...change(record) });
    },
    addRecord(resource, record) {
      const collection = resources.has(resource) ? resources.get(resource).collection : undefined;
      if (!collection?.get(String(record.id))) collection?.add(record);
    },
    changeRecords(resource, change) {
      const collection = resources.has(resource) ? resources.get(resource).collection : undefined;
      for (const record of collection?.all ?? []) {
        const fields = change(record);
        if (fields === 'gone') collection?.remove(record.id);
        else if (fields) saveElsewhere(resource, { ...record, ...fields });
      }
    },
  }));

  /** Stores a record as another user's change of now. */
  function saveElsewhere(resource: string, record: StoredRecord): void {
    const { collection, fixture } = resources.get(resource);
    const updatedAt = iso(settings.now());
    collection.replace({ ...record, ...(fixture.isStamped && { updatedAt, updatedBy: emil }) });
  }

  const people = createPeople(areas, settings, resources);

  /** The keys of an account (reading R10), or those of a scenario. */
  function permissionsNow(account: Account): readonly string[] {
    if (play.permissions) return play.permissions;
    const accountKeys = permissionsOf(account, permissions);
    return permissions.filter((key) => accountKeys.includes(key));
  }

  /** Without a token, because the sign-in page has a language menu too (reading R9). */
  const languages: OpenCall = {
    method: 'GET',
    base: 'api',
    path: 'groups/languages',
    access: 'public',
    respond: () => json(resources.languages()),
  };

  const { makeDueChanges, followUp } = createAreaEvents(areas, resources);

  const calls: readonly Call[] = [
    ...createOauthCalls(settings, tokens, people, {
      signedIn: followUp('signedIn'),
      signInFailed: followUp('signInFailed'),
    }),
    ...createProfileCalls(settings, people, permissionsNow),
    ...createPasswordCalls(people),
    languages,
    ...createAudienceCalls(resources, permissions),
    ...areas.flatMap((area) => areaCalls(area, resources, settings.productKey)),
  ];

  /** The calling account, or the refusal. */
  function authenticate(request: Request): Account | Response {
    const [, token] = /^bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    const check = token === undefined ? undefined : tokens.checkAccessToken(token);
    if (check?.state === 'expired') return refusal(settings.signedOutStatus, 'token_expired');
    const account = check?.state === 'valid' ? people.accountOf(check.email) : undefined;
    return account ?? refusal(settings.signedOutStatus, 'not_authenticated');
  }

  async function respondTo(call: OpenCall | BearerCall, context: CallContext): Promise<Response> {
    if (settings.antiForgery && !antiForgery.allows(context.request, call.access !== 'bearer')) {
      return refusal(403, 'anti_forgery');
    }
    if (call.access !== 'public') makeDueChanges();
    if (call.access !== 'bearer') return call.respond(context);
    const account = authenticate(context.request);
    if (account instanceof Response) return account;
    const permissions = permissionsNow(account);
    return (await isPermitted(call, permissions, context.request))
      ? call.respond({ ...context, account: { ...account, permissions } })
      : refusal(403, 'permission_denied');
  }

  /** The server's own response; the checks are in Spring's order: anti-forgery, token, permission. */
  async function serve(call: Call, request: Request, params: CallContext['params']): Promise<Response> {
    let response: Response;
    try {
      response = await respondTo(call, { request, url: new URL(request.url), params });
    } catch (error) {
      response = failure(error, request);
    }
    const hasNewTokens = call.access === 'signIn' && response.ok;
    if (settings.antiForgery) antiForgery.issueIfNeeded(request, response, hasNewTokens);
    return response;
  }

  /** Passes a call through the scenarios, and logs it with its response. */
  async function answerAndLog(call: PlayedCall, answerCall: () => Promise<Response>): Promise<Response> {
    const entry = await log.add(call.request);
    const response = await play.handle(call, answerCall);
    entry.status = response.status;
    return response;
  }

  async function answer(call: Call, request: Request, params: CallContext['params']): Promise<Response> {
    const kind = await callKind(call, request);
    return answerAndLog({ kind, request, saves: savedRecord(call, params) }, () =>
      settings.around(request, () => serve(call, request, params)),
    );
  }

  async function answerUnknown(request: Request): Promise<Response> {
    const kind = await callKind(undefined, request);
    const message = `There is no call ${request.method} ${new URL(request.url).pathname}`;
    return answerAndLog({ kind, request }, async () => refusal(404, 'not_found', message));
  }

  /** Starts scenarios; the records start again if their number changes. */
  function begin(names: readonly string[]): void {
    const previousRecords = settings.records;
    play.begin(names);
    if (settings.records !== previousRecords) resources.restart();
  }

  begin(settings.scenarios);

  return {
    settings,
    tokens,
    people,
    resources,
    antiForgery,
    play,
    calls,
    answer,
    answerUnknown,
    ...createFileCalls(areas, resources, play),
    ...createChanges(settings, resources, tokens),
    /** @throws BadRequest for an unknown scenario or resource */
    configure({ scenarios, ...options }: RunningSettings): void {
      play.configure(options);
      if (options.counts) resources.restart();
      if (scenarios) begin(scenarios);
    },
  };
}

async function isPermitted(call: BearerCall, held: readonly string[], request: Request): Promise<boolean> {
  const { permission = 'none', permits } = call;
  const hasKey = [permission].flat().some((key) => key === 'none' || held.includes(key));
  return hasKey && (permits === undefined || permits(held, request));
}

function failure(error: unknown, request: Request): Response {
  if (error instanceof BadRequest) return refusal(400, 'bad_request', error.message);
  console.error(`The fixture API failed at ${request.method} ${request.url}`, error);
  return refusal(500, 'server_error', error instanceof Error ? error.message : String(error));
}
