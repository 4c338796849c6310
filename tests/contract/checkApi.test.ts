import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CheckOptions, checkApi } from '../../scripts/check-api/checkApi';
import { CannotRun, Interrupted, networkFault, unexpectedFault } from '../../scripts/check-api/noAnswer';
import { readOptions } from '../../scripts/check-api/options';
import { type Config, readConfig } from '../../scripts/check-api/readConfig';
import { readPassword } from '../../scripts/check-api/readPassword';
import { type StandaloneServer, startStandalone } from '../../src/mocks/standalone';

const config = readConfig('public/config.json');
const admin = { user: 'admin@publisher.example', password: 'Admin123!' };
const resources = ['users', 'groups', 'roles'];

let server: StandaloneServer;
const opened: Server[] = [];

beforeAll(async () => {
  server = await startStandalone(0, { counts: { users: 40, groups: 20 } });
});
afterAll(() => server.close());
afterEach(() => {
  server.api.reset();
  for (const one of opened.splice(0)) {
    one.close();
    one.closeAllConnections();
  }
});

/** Runs the check in this process, and keeps what it prints. */
async function run(origin: string, options: Partial<CheckOptions> = {}) {
  const lines: string[] = [];
  const outcome = await checkApi({
    url: new URL(origin),
    ...admin,
    config,
    write: false,
    seconds: 10,
    stop: new AbortController().signal,
    print: (line) => lines.push(line),
    ...options,
  }).catch((error: unknown) => error);
  return { lines, outcome, differing: lines.filter((line) => line.startsWith('differs')) };
}

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

async function listen(handle: Handle): Promise<string> {
  const one = createServer((request, response) => {
    void text(request).then((body) => handle(request, response, body));
  });
  opened.push(one);
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  const address = one.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

interface Passed {
  readonly call: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A server that passes calls on to the fixture API and changes its answers. */
const listenBefore = (change: (answer: Passed) => void) =>
  listen(async (request, response, body) => {
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(`${server.origin}${url}`, {
      method,
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !/^(host|connection|content-length|transfer-encoding)$/.test(name)
          ? [[name, value]]
          : [],
      ),
      body: method === 'GET' ? null : body,
    });
    const [path = ''] = url.split('?');
    const passed: Passed = {
      call: `${method} ${path}`,
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
    change(passed);
    response.writeHead(passed.status, passed.headers).end(passed.status === 204 ? undefined : passed.body);
  });

const recordsNow = () => JSON.stringify(resources.map((name) => server.api.records(name)));
const idsNow = () => resources.map((name) => server.api.records(name).map(({ id }) => id));

describe('check:api and the fixture API', () => {
  it('finds that all fits, and changes nothing', async () => {
    const before = recordsNow();
    const { lines, outcome, differing } = await run(server.origin);
    expect(differing).toEqual([]);
    expect(outcome).toBe(true);
    expect(lines.at(-1)).toMatch(/^\d+ calls: \d+ fit, 0 differ; 77 skipped$/);
    expect(lines).toContain(
      'skipped  POST /clientapi/v1/roles  Creates a role; without a key it gets one made of its name: needs --write',
    );
    expect(recordsNow()).toBe(before);
    const changing = server.api.requests.filter(
      ({ method, path, body }) =>
        method !== 'GET' &&
        path !== '/clientapi/v1/oauth/token' &&
        !path.endsWith('/actions/preview-impact') &&
        !path.endsWith('/actions/preview') &&
        path !== '/clientapi/v1/admin/audiences/actions/count' &&
        path !== '/clientapi/v1/messages/actions/overlaps' &&
        !path.startsWith('/clientapi/v1/figures/actions/') &&
        path !== '/clientapi/v1/counter-reports/actions/preview' &&
        path !== '/clientapi/v1/videos/actions/inspect' &&
        !path.endsWith('/actions/try') &&
        // Of a guide that is not there.
        !/\/onboarding\/check-api-[^/]+\/actions\/check$/.test(path) &&
        // Of a message that is not there.
        path !== '/clientapi/v1/admin/inbox/actions/receipts' &&
        !path.endsWith('/actions/count') &&
        JSON.parse(body).dryRun !== true,
    );
    expect(changing).toEqual([]);
  });

  it('asks in dry runs for nothing that a server without dry runs would do', async () => {
    const origin = await listen(async (request, response, body) => {
      const { method = 'GET', url = '/', headers } = request;
      const sent = method === 'GET' ? null : body.replace('"dryRun":true', '"dryRun":false');
      const { authorization = '', cookie = '' } = headers;
      const answer = await fetch(`${server.origin}${url}`, {
        method,
        headers: {
          Authorization: authorization,
          Cookie: cookie,
          'X-XSRF-TOKEN': String(headers['x-xsrf-token'] ?? ''),
          'Content-Type': headers['content-type'] ?? '',
        },
        body: sent,
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
    const before = recordsNow();
    expect((await run(origin)).outcome).toBe(true);
    expect(server.api.requests.some(({ body }) => body.includes('"dryRun":false'))).toBe(true);
    expect(recordsNow()).toBe(before);
  });

  /** Somebody who manages users and has no other rights. */
  function openManager() {
    const [role] = server.api.records('roles').filter(({ key }) => key === 'user-manager');
    const [person] = server.api
      .records('users')
      .filter(({ status, email }) => status === 'active' && !/^(admin|editor|guest)@/.test(String(email)));
    if (!role || !person) throw new Error('The seeds have no such records');
    const record = { ...person, roleIds: [role.id], groupIds: [] };
    server.api.applyChanges({ records: [{ resource: 'users', id: person.id, record }] });
    return { user: String(person.email), password: 'Person123!' };
  }

  const giving = 'POST /clientapi/v1/users/actions/bulk  giving a role beyond the own rights, dry run';

  it('asks that nobody gives what they do not have, and changes nothing', async () => {
    const manager = openManager();
    const before = recordsNow();
    const { lines, outcome } = await run(server.origin, manager);
    expect(outcome).toBe(true);
    expect(lines).toContain(`fits     ${giving}`);
    // The sign-in is a change of the person's own record.
    const changed = (records: string) => records.replaceAll(/"(lastSignInAt|version)":[^,}]+/g, '');
    expect(changed(recordsNow())).toBe(changed(before));
    const asked = server.api.requests.filter(({ body }) => body.includes('"addRoles"'));
    expect(asked.map(({ body }) => JSON.parse(body).dryRun)).toEqual([true]);
  });

  it('tells a server that would give it', async () => {
    const manager = openManager();
    const origin = await listenBefore((answer) => {
      if (answer.body.includes('not_held'))
        answer.body = answer.body.replace(/"ok":false,"code":"not_held","message":"[^"]*"/, '"ok":true');
    });
    const { lines, differing } = await run(origin, manager);
    expect(differing).toEqual([`differs  ${giving}`]);
    expect(lines).toContain('         /results: expected one row, not_held, found other rows');
  });

  it('does not ask where no role lies beyond the rights of the account', async () => {
    const { lines } = await run(server.origin);
    expect(lines).toContain(`skipped  ${giving}: no role lies beyond the rights of the account`);
    expect(server.api.requests.some(({ body }) => body.includes('"addRoles"'))).toBe(false);
  });

  it('prints no password, no token and nothing about people', async () => {
    const origin = await listenBefore((answer) => {
      if (answer.call === 'GET /clientapi/v1/users') {
        answer.body = answer.body
          .replaceAll('"status":"', '"status":"Of ')
          .replaceAll('"email":"', '"email":"A.');
      }
    });
    const { lines, differing } = await run(origin, { write: true });
    expect(differing.length).toBeGreaterThan(0);
    const all = lines.join('\n');
    const people = server.api.records('users').flatMap(({ name, email }) => [String(name), String(email)]);
    const secrets = [admin.password, ...server.api.issuedTokens.map(({ token }) => token), ...people];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).toContain('/0/status: expected one of invited, active, suspended, found string');
  });

  it('changes and deletes what it has created with --write, and nothing else', async () => {
    const before = recordsNow();
    const { lines, outcome, differing } = await run(server.origin, { write: true });
    expect(differing).toEqual([]);
    expect(outcome).toBe(true);
    expect(
      lines
        .filter((line) => line.startsWith('skipped'))
        .every((line) =>
          /: (would change (an account|a text|a message|a film|a guide|a module|a dashboard)|would make a file or send a report|would show something to others|is not configured|no role lies beyond .*)$/.test(
            line,
          ),
        ),
    ).toBe(true);
    expect(recordsNow()).toBe(before);
    const saved = server.api.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/admin/profile'),
    );
    expect(saved.map(({ body }) => body)).toEqual(['{"name":"Alexandra Winter"}']);
  });

  it('never changes a password nor asks for a reset, and says why, configured or not', async () => {
    const password = 'skipped  POST /clientapi/v1/admin/password  Changes the own password: ';
    const { lines } = await run(server.origin);
    expect(lines).toContain(`${password}is not configured`);
    const calls = { changePassword: 'admin/password', requestPasswordReset: 'admin/password-reset' };
    const { lines: configured } = await run(server.origin, { config: { ...config, calls }, write: true });
    expect(configured).toContain(`${password}would change an account`);
    expect(configured.filter((line) => line.endsWith(': would send a message'))).toHaveLength(1);
    expect(server.api.requests.some(({ path }) => /admin\/password/.test(path))).toBe(false);
  });

  it('reads the shared views where they are configured, and shares none', async () => {
    const calls = { sharedViews: 'admin/shared-views' };
    const { lines, outcome } = await run(server.origin, { config: { ...config, calls }, write: true });
    expect(outcome).toBe(true);
    expect(lines.filter((line) => /^fits +GET .*admin\/shared-views/.test(line)).length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.endsWith(': would show something to others'))).toHaveLength(2);
    expect(server.api.records('shared-views')).toHaveLength(1);
  });

  it('cleans up when it is interrupted', async () => {
    const before = idsNow();
    const stop = new AbortController();
    const { lines, outcome } = await run(server.origin, {
      write: true,
      stop: stop.signal,
      print: (line) => void (line.includes('creating one of groups') && stop.abort()),
    });
    expect(outcome).toBeInstanceOf(Interrupted);
    expect(lines).toEqual([]);
    expect(server.api.requests.some(({ method, path }) => method === 'POST' && path === '/api/groups')).toBe(
      true,
    );
    expect(idsNow()).toEqual(before);
  });

  it('cleans up what was created although the answer was lost', async () => {
    const before = idsNow();
    const origin = await listenBefore((answer) => {
      if (answer.call === 'POST /api/groups') answer.body = '{}';
    });
    const { outcome, differing } = await run(origin, { write: true });
    expect(outcome).toBe(false);
    expect(differing).toEqual(['differs  POST /api/groups  creating one of groups']);
    expect(idsNow()).toEqual(before);
  });

  it('tells what it could not delete', async () => {
    const origin = await listenBefore((answer) => {
      if (answer.call.startsWith('POST /api/groups')) answer.body = '[]';
      if (answer.call.startsWith('GET /api/groups') && answer.body.includes('check:api')) answer.status = 500;
    });
    const { lines } = await run(origin, { write: true });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^There may be one of groups left, whose name begins with 'check:api [\w-]+'\. Please look for it\.$/,
      ),
    );
  });

  it.each([undefined, '', '..'])('deletes nothing where what it has created has the id %j', async (id) => {
    const origin = await listenBefore((answer) => {
      if (answer.call === 'POST /api/groups') answer.body = '[]';
      if (answer.call !== 'GET /api/groups' || !answer.body.includes('check:api')) return;
      const records: object[] = JSON.parse(answer.body);
      answer.body = JSON.stringify(records.map((record) => ({ ...record, id })));
    });
    const { lines } = await run(origin, { write: true });
    const deleted = server.api.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(deleted).toEqual([expect.stringMatching(/^\/clientapi\/v1\/roles\/./)]);
    expect(lines).toContainEqual(expect.stringMatching(/^Left behind: one of groups, /));
  });

  it('tells what a server does not let it delete', async () => {
    const origin = await listenBefore((answer) => {
      if (answer.call === 'POST /clientapi/v1/roles') answer.body = '[]';
      if (answer.call.startsWith('DELETE /clientapi/v1/roles/')) answer.status = 500;
    });
    const { lines } = await run(origin, { write: true });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Left behind: one of roles, whose name begins with 'check:api [\w-]+'\. Please delete it\.$/,
      ),
    );
  });

  it('skips what the account may not do', async () => {
    const { lines, outcome } = await run(server.origin, {
      user: 'guest@publisher.example',
      password: 'Guest123!',
      write: true,
    });
    expect(outcome).toBe(true);
    expect(lines).toContain(
      'skipped  GET /clientapi/v1/users  A page of users, or those with some ids: the account lacks user-management',
    );
    expect(server.api.requests.some(({ path }) => /users|roles|groups(?!\/languages)/.test(path))).toBe(
      false,
    );
  });

  it('goes to other bases, behind a prefix and with absolute ones', async () => {
    const bases = { api: '/office/rest/', clientApi: '/office/client/', clientApiV2: '/office/two/' };
    const other = await startStandalone(0, { bases, counts: { users: 5, groups: 5 } });
    const relative: Config = {
      ...config,
      bases: { api: '/rest/', clientApi: '/client/', clientApiV2: '/two/' },
    };
    expect((await run(`${other.origin}/office/`, { config: relative, write: true })).outcome).toBe(true);
    await other.close();

    const foreign = await startStandalone(0, { bases, antiForgery: false, counts: { users: 5, groups: 5 } });
    const absolute = {
      api: `${foreign.origin}${bases.api}`,
      clientApi: `${foreign.origin}${bases.clientApi}`,
      clientApiV2: bases.clientApiV2,
    };
    expect(
      (await run('http://office.invalid', { config: { ...config, bases: absolute }, write: true })).outcome,
    ).toBe(true);
    expect(foreign.api.requests.some(({ headers }) => 'cookie' in headers || 'x-xsrf-token' in headers)).toBe(
      false,
    );
    await foreign.close();
  });

  it('keeps a refresh token that rotates, and sends Basic with the refresh where the configuration says so', async () => {
    server.api.configure({ rotateRefreshTokens: true });
    const oauth = { ...config.oauth, clientCredentialOnRefresh: true };
    expect((await run(server.origin, { config: { ...config, oauth } })).outcome).toBe(true);
    const refreshes = server.api.requests.filter(({ body }) => body.startsWith('grant_type=refresh_token'));
    expect(refreshes.map(({ headers }) => headers.authorization?.split(' ')[0])).toEqual(['Basic', 'Basic']);
  });
});

describe('check:api and a server that refuses tokens with 401', () => {
  const refusing = () =>
    listenBefore((answer) => {
      if (answer.status === 403) answer.status = 401;
    });
  const refreshing = (refreshOn: number[]) => ({ config: { ...config, session: { refreshOn } } });

  it('finds that it fits where the application refreshes on 401', async () => {
    const { lines, outcome, differing } = await run(await refusing(), refreshing([401]));
    expect(differing).toEqual([]);
    expect(outcome).toBe(true);
    expect(lines).toContain(
      'fits     GET /clientapi/v1/admin/profile  a call with an unknown token is refused',
    );
  });

  it('tells 403 where the application refreshes on 401 only', async () => {
    const { lines, outcome } = await run(server.origin, refreshing([401]));
    expect(outcome).toBe(false);
    expect(lines.filter((line) => line.includes('expected 401, found 403'))).toHaveLength(2);
  });

  it('does not ask how tokens are refused where the application never refreshes', async () => {
    const { lines, outcome } = await run(await refusing(), refreshing([]));
    expect(outcome).toBe(true);
    expect(lines.join('\n')).not.toMatch(/ a call with.* is refused$/m);
    expect(lines).toContain('fits     POST /clientapi/v1/oauth/token  an unknown refresh token is refused');
  });
});

describe('check:api and a server that differs', () => {
  it.each<[string, (answer: Passed) => void, string[]]>([
    [
      'a missing field and a wrong type',
      (answer) => {
        if (/^GET \/clientapi\/v1\/roles\/\w/.test(answer.call) && answer.status === 200) {
          answer.body = JSON.stringify({ ...JSON.parse(answer.body), userCount: '3', version: undefined });
        }
      },
      ['/version: expected a value, found nothing', '/userCount: expected integer, found string'],
    ],
    [
      'a total that is missing',
      (answer) => {
        if (answer.call === 'GET /api/groups') delete answer.headers['content-range'];
      },
      ['Content-Range: expected a value, found nothing'],
    ],
    [
      'a range that is passed over',
      (answer) => {
        if (answer.call === 'GET /clientapi/v1/roles') answer.headers['content-range'] = 'roles 0-8/9';
      },
      ['Content-Range: expected a range of 5, found one of 9'],
    ],
    [
      'a filter that is passed over',
      (answer) => {
        if (answer.call === 'GET /clientapi/v1/users')
          answer.body = answer.body.replaceAll('"suspended"', '"active"').replaceAll('"active"', '"invited"');
      },
      ['/0/status: expected active, as filtered, found another value'],
    ],
    [
      '401 in place of 403',
      (answer) => {
        if (answer.call === 'GET /clientapi/v1/admin/profile' && answer.status === 403) answer.status = 401;
      },
      ['status: expected 403, found 401'],
    ],
    [
      'a page in place of JSON',
      (answer) => {
        if (answer.call !== 'GET /clientapi/v1/permissions') return;
        Object.assign(answer, { headers: { 'content-type': 'text/html' }, body: '<html>sign in</html>' });
      },
      ['/: expected JSON, found an HTML page'],
    ],
    [
      'a page for an unknown call',
      (answer) => {
        if (!answer.call.includes('/check-api-') || answer.call.includes('users/')) return;
        Object.assign(answer, { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' });
      },
      ['status: expected 404, found 200, an HTML page'],
    ],
    [
      'a content type that is none of JSON, an empty body, and text',
      (answer) => {
        if (answer.call === 'GET /clientapi/v1/permissions') answer.headers['content-type'] = 'text/plain';
        if (answer.call === 'GET /api/groups/languages') answer.body = '';
        if (answer.call === 'POST /clientapi/v1/roles/actions/preview-impact') answer.body = 'ok';
      },
      [
        'Content-Type: expected application/json, found text/plain',
        '/: expected JSON, found an empty body',
        '/: expected JSON, found a text that is none',
      ],
    ],
    [
      'too many calls',
      (answer) => {
        if (answer.call === 'GET /clientapi/v1/permissions') answer.status = 429;
      },
      ['status: expected 200, found 429: too many calls, wait a little and run it again'],
    ],
    [
      'a redirect on the way',
      (answer) => {
        if (answer.call !== 'GET /clientapi/v1/permissions') return;
        Object.assign(answer, {
          status: 302,
          headers: { location: 'https://sign-in.example/?token=secret' },
        });
      },
      ['redirects to https://sign-in.example/ (status 302). The application follows no redirects.'],
    ],
    [
      'a redirect with path parameters',
      (answer) => {
        if (answer.call !== 'GET /clientapi/v1/permissions') return;
        const location = 'https://sign-in.example/app;v=secret/login;jsessionid=secret';
        Object.assign(answer, { status: 302, headers: { location } });
      },
      ['redirects to https://sign-in.example/app/login (status 302).'],
    ],
    [
      'a wrong error code of the token endpoint',
      (answer) => {
        if (answer.body.includes('unsupported_grant_type')) answer.body = '{"error":"invalid_request"}';
      },
      ['/error: expected unsupported_grant_type, found another code'],
    ],
  ])('tells %s', async (_, change, expected) => {
    const { lines, outcome } = await run(await listenBefore(change));
    expect(outcome).toBe(false);
    for (const line of expected) expect(lines).toContainEqual(expect.stringContaining(line));
    expect(lines.join('\n')).not.toContain('secret');
  });

  it('says that it cannot go on without an access token, and tells what differs', async () => {
    const { lines, outcome } = await run(
      await listenBefore((answer) => {
        answer.body = answer.body.replace('"access_token"', '"accessToken"');
      }),
    );
    expect(outcome).toBe(false);
    expect(lines.slice(0, 2)).toEqual([
      'differs  POST /clientapi/v1/oauth/token  signing in',
      '         /access_token: expected a value, found nothing',
    ]);
    expect(lines).toContain(
      'skipped  GET /clientapi/v1/permissions  All permission keys that the server knows: a call before it did not fit',
    );
    expect(lines.at(-1)).toMatch(/^1 calls: 0 fit, 1 differ; /);
  });

  it('shows the first few differences of a long list', async () => {
    const { lines } = await run(
      await listenBefore((answer) => {
        if (answer.call === 'GET /clientapi/v1/permissions')
          answer.body = JSON.stringify(Array(9).fill('key'));
      }),
    );
    expect(lines).toContain('         /4: expected object, found string');
    expect(lines).toContain('         and 4 more');
  });
});

describe('check:api without an API', () => {
  const answersWith =
    (status: number, type: string, body: string, headers: Record<string, string> = {}): Handle =>
    (_, response) => {
      response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
    };

  it.each<[string, Handle, RegExp]>([
    [
      'a page',
      answersWith(200, 'text/html', '<!doctype html><html></html>'),
      /\/oauth\/token answers with an HTML page \(status 200\)\. Is this the API\? Look at --url and the bases\.$/,
    ],
    [
      'a page of a proxy',
      answersWith(502, 'text/html', '<html></html>'),
      /answers with an HTML page \(status 502\)/,
    ],
    [
      'a redirect',
      answersWith(301, 'text/plain', '', { Location: 'https://www.example/login?secret=1' }),
      /redirects to https:\/\/www\.example\/login \(status 301\)\. The application follows no redirects\.$/,
    ],
    [
      'no token endpoint',
      answersWith(404, 'application/json', '{}'),
      /There is no token endpoint at http.*bases\.clientApi\.$/,
    ],
    ['a failure', answersWith(503, 'application/json', '{}'), /has failed \(status 503\)\.$/],
    [
      'a refusal of its own',
      answersWith(403, 'application/json', '{}'),
      /refuses to sign in \(status 403\)\.$/,
    ],
    [
      '401 without a reason',
      answersWith(401, 'application/json', '{}'),
      /does not accept the client credential, the user name or the password\.$/,
    ],
    [
      'a closed connection',
      (request) => void request.socket.destroy(),
      /closed the connection without an answer\.$/,
    ],
  ])('says in a line that there is %s', async (_, handle, line) => {
    const { outcome, lines } = await run(await listen(handle));
    expect(outcome).toBeInstanceOf(CannotRun);
    expect(String((outcome as Error).message)).toMatch(line);
    expect(String((outcome as Error).message)).not.toContain('secret');
    expect(lines).toEqual([]);
  });

  it('says in a line that no answer comes in time, which need not be whole milliseconds', async () => {
    const origin = await listen(() => undefined);
    const { outcome } = await run(origin, { seconds: 0.2005 });
    expect(outcome).toEqual(new CannotRun(`${origin} did not answer within 0.2005 s.`));
  });

  it('says in a line that nobody listens', async () => {
    const origin = await listen(() => undefined);
    const [closed] = opened.splice(0);
    closed?.close();
    const { outcome } = await run(origin);
    expect(outcome).toEqual(
      new CannotRun(`${origin} refuses the connection. Does the server run, and is the port right?`),
    );
  });

  it('says in a line that there is no such host', async () => {
    const { outcome } = await run('http://no-such-host.invalid');
    expect(outcome).toEqual(new CannotRun('The host no-such-host.invalid is unknown.'));
  });

  it('says in a line that a connection is not secure', async () => {
    const { outcome } = await run(server.origin.replace('http:', 'https:'));
    expect(String((outcome as Error).message)).toMatch(
      /^The secure connection to 127\.0\.0\.1 failed \(\w+\)\. Is its certificate valid\?$/,
    );
  });

  it.each([
    ['UND_ERR_CONNECT_TIMEOUT', 'http://a.example cannot be reached (UND_ERR_CONNECT_TIMEOUT).'],
    [
      'CERT_HAS_EXPIRED',
      'The secure connection to a.example failed (CERT_HAS_EXPIRED). Is its certificate valid?',
    ],
    ['EAI_AGAIN', 'The host a.example is unknown.'],
    [undefined, 'http://a.example cannot be reached.'],
  ])('has a line for the fault %s', (code, line) => {
    const cause = Object.assign(new Error('inner'), code === undefined ? {} : { code });
    expect(networkFault(new TypeError('fetch failed', { cause }), new URL('http://a.example/x'), 1)).toBe(
      line,
    );
  });

  it('has a line for a fault that nobody thought of, without its message', () => {
    const fault = Object.assign(new TypeError('secret'), {
      stack: 'TypeError: secret\n    at send (file:///x/scripts/check-api/client.ts:70:5)\n    at more',
    });
    expect(unexpectedFault(fault)).toBe(
      'The check failed by itself: TypeError at scripts/check-api/client.ts:70.',
    );
    expect(unexpectedFault('secret')).toBe('The check failed by itself: string.');
  });

  it.each([
    [{ user: 'nobody@publisher.example' }, 'The server does not accept the user name or the password.'],
    [{ password: 'wrong' }, 'The server does not accept the user name or the password.'],
    [
      { config: { ...config, oauth: { ...config.oauth, clientSecret: 'wrong' } } },
      'The server does not accept the client credential. Look at oauth.clientId and oauth.clientSecret.',
    ],
  ])('says which credential is wrong: %j', async (options, message) => {
    const { outcome } = await run(server.origin, options);
    expect(outcome).toEqual(new CannotRun(message));
  });
});

describe('the options', () => {
  it('are an address, a user and more', () => {
    expect(
      readOptions(['--url', 'https://api.example', '--user', 'a@b', '--write', '--timeout', '3']),
    ).toEqual({
      url: new URL('https://api.example'),
      user: 'a@b',
      write: true,
      config: 'public/config.json',
      seconds: 3,
    });
  });

  it.each([
    [[], 'Usage: '],
    [['--url', 'https://api.example'], 'Usage: '],
    [['--url', 'https://api.example', '--user', 'a', '--password', 'Secret1!'], 'Usage: '],
    [['--url', 'https://api.example', '--user', 'a', 'Secret1!'], 'Usage: '],
    [['--url', 'api.example', '--user', 'a'], '--url must be an address'],
    [['--url', 'https://a:Secret1!@api.example', '--user', 'a'], '--url must be an address'],
    [['--url', 'ftp://api.example', '--user', 'a'], '--url must be an address'],
    [['--url', 'https://api.example', '--user', 'a', '--timeout', 'x'], '--timeout must be'],
    [['--url', 'https://api.example', '--user', 'a', '--timeout', '0'], '--timeout must be'],
    [['--url', 'https://api.example', '--user', 'a', '--timeout', 'Infinity'], 'and at most 3600.'],
    [['--url', 'https://api.example', '--user', 'a', '--timeout', '3601'], 'and at most 3600.'],
  ])('are refused when they are %j, without repeating them', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).not.toThrow('Secret1!');
  });
});

describe('the password', () => {
  function terminal() {
    const modes: boolean[] = [];
    const input = Object.assign(new PassThrough(), {
      isTTY: true,
      setRawMode: (isRaw: boolean) => modes.push(isRaw),
    }) as unknown as NodeJS.ReadStream; // has what is read of a terminal
    return { input, output: new PassThrough(), modes };
  }

  it('is typed without being shown', async () => {
    const { input, output, modes } = terminal();
    const password = readPassword(input, output);
    for (const chunk of ['Ad', 'x\u007f', 'min', '123!\r', 'more'])
      (input as unknown as PassThrough).write(chunk);
    expect(await password).toBe('Admin123!');
    expect(modes).toEqual([true, false]);
    expect(output.read().toString()).toBe('Password: \n');
  });

  it.each(['\u0003', '\r'])('may be refused with %j', async (key) => {
    const { input, output, modes } = terminal();
    const password = readPassword(input, output);
    (input as unknown as PassThrough).write(key);
    await expect(password).rejects.toThrow(CannotRun);
    expect(modes).toEqual([true, false]);
  });

  it('is the first line of the standard input elsewhere', async () => {
    const input = new PassThrough();
    input.end(' pass word \r\nmore');
    expect(await readPassword(input as unknown as NodeJS.ReadStream, new PassThrough())).toBe(' pass word ');
  });
});

describe('npm run check:api', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-api-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function command(args: string[], input: string) {
    const script = spawn(process.execPath, ['scripts/check-api.ts', ...args], { stdio: 'pipe' });
    script.stdin.end(input);
    const [out, error, [code]] = await Promise.all([
      text(script.stdout),
      text(script.stderr),
      once(script, 'close'),
    ]);
    return { out, error, code };
  }

  it('reads the password from the standard input, reports, and exits with 0', async () => {
    const { out, error, code } = await command(
      ['--url', server.origin, '--user', admin.user],
      `${admin.password}\n`,
    );
    expect({ error, code }).toEqual({ error: '', code: 0 });
    expect(out).toMatch(/^fits {5}POST \/clientapi\/v1\/oauth\/token {2}signing in\n/);
    expect(out).toMatch(/\n\d+ calls: \d+ fit, 0 differ; 77 skipped\n$/);
    expect(out).not.toContain(admin.password);
  });

  it('exits with 1 where something differs', async () => {
    const origin = await listenBefore((answer) => {
      if (answer.call === 'GET /clientapi/v1/permissions') answer.body = '{}';
    });
    const { out, code } = await command(['--url', origin, '--user', admin.user], admin.password);
    expect(code).toBe(1);
    expect(out).toContain(
      'differs  GET /clientapi/v1/permissions  all permissions\n         /: expected array, found object\n',
    );
  });

  it('exits with 2 and a line where it cannot run', async () => {
    const bad = join(folder, 'config.json');
    writeFileSync(bad, '{"product":{},"oauth":{"clientId":""},"bases":{"api":"//x/"}}');
    const known = ['--url', server.origin, '--user', admin.user];
    const outcomes = await Promise.all([
      command(known, 'wrong'),
      command(known, ''),
      command([...known, '--config', bad], admin.password),
      command([...known, '--config', join(folder, 'none.json')], admin.password),
      command([], ''),
    ]);
    expect(outcomes.map(({ code, out }) => ({ code, out }))).toEqual(
      outcomes.map(() => ({ code: 2, out: '' })),
    );
    const lines = outcomes.map(({ error }) => error);
    expect(lines[0]).toBe('The server does not accept the user name or the password.\n');
    expect(lines[1]).toBe('No password was given: type it, or pass it on the standard input.\n');
    expect(lines[2]).toBe(
      `${bad} cannot be used: product.key, product.name, bases.api, oauth.clientId, oauth.clientSecret.\n`,
    );
    expect(lines[3]).toBe(`${join(folder, 'none.json')} is not a JSON file.\n`);
    expect(lines[4]).toMatch(/^Usage: npm run check:api -- --url .*\n$/);
  });

  it('exits with 2 and a line on a fault that nobody thought of', async () => {
    const origin = await listenBefore((answer) => {
      if (answer.call !== 'GET /clientapi/v1/roles') return;
      // No address can be made of half a surrogate pair.
      answer.body = answer.body.replaceAll(/"id":"[^"]*"/g, '"id":"\\ud800"');
    });
    const { error, code } = await command(['--url', origin, '--user', admin.user], admin.password);
    expect(code).toBe(2);
    expect(error).toMatch(/^The check failed by itself: URIError at scripts\/check-api\/\w+\.ts:\d+\.\n$/);
  });
});
