import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bearerOf,
  deferred,
  formOf,
  json,
  meeting,
  offline,
  type Sent,
  status,
  testServer,
  tokenPath,
} from './server';
import { clearBrowser, openTab, setCookie, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';
const otherPath = '/clientapi/v1/other';

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});
afterEach(() => vi.useRealTimers());

/** Accepts one access token, and answers all others with 403. */
const accepting =
  (token: string) =>
  (request: Sent): Response =>
    bearerOf(request) === token ? json({ seen: token }) : json({ error: 'expired' }, 403);

const renews = (answer: Record<string, unknown> = { access_token: 'a2' }) => {
  server.on('post', tokenPath, () => json(answer));
};

describe('one shared refresh', () => {
  it('fifty requests that get 403 together share one call, and each is sent once more', async () => {
    const together = meeting(50);
    server.on('get', page, async (request) => {
      if (bearerOf(request) === 'a1') await together();
      return accepting('a2')(request);
    });
    renews();
    const { send } = openTab();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ url: page })));
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200));
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(server.calls(page)).toHaveLength(100);
    expect(stored().access).toBe('a2');
  });

  it('a 403 that arrives after the refresh is sent again without another one', async () => {
    const late = deferred();
    server.on('get', page, accepting('a2'));
    server.on('get', otherPath, async (request) => {
      if (bearerOf(request) === 'a1') await late.promise;
      return accepting('a2')(request);
    });
    renews();
    const { send } = openTab();
    const slow = send({ url: otherPath });
    await send({ url: page });
    late.resolve();
    expect((await slow).status).toBe(200);
    expect(server.calls(otherPath).map(bearerOf)).toEqual(['a1', 'a2']);
    expect(server.calls(tokenPath)).toHaveLength(1);
  });

  it('a request begun while the refresh runs waits, and is sent once with the new token', async () => {
    const refreshing = deferred();
    const renewed = deferred();
    server.on('get', page, accepting('a2'));
    server.on('get', otherPath, accepting('a2'));
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await renewed.promise;
      return json({ access_token: 'a2' });
    });
    const { send } = openTab();
    const first = send({ url: page });
    await refreshing.promise;
    const second = send({ url: otherPath });
    renewed.resolve();
    await first;
    expect((await second).status).toBe(200);
    expect(server.calls(otherPath).map(bearerOf)).toEqual(['a2']);
  });

  it('the call is form-encoded, with exactly two fields, the bearer and no client credential', async () => {
    server.on('get', page, accepting('a2'));
    renews();
    await openTab().send({ url: page });
    const [call] = server.calls(tokenPath, 'POST');
    expect(call?.headers.get('Content-Type')).toMatch(
      /^application\/x-www-form-urlencoded(;charset=utf-8)?$/i,
    );
    expect(call?.body).toBe('grant_type=refresh_token&refresh_token=r1');
    expect(call?.headers.get('Authorization')).toBe('Bearer a1');
  });

  it('R1 the client credential goes along only where the configuration asks for it', async () => {
    server.on('get', page, accepting('a2'));
    renews();
    const oauth = { clientId: 'office', clientSecret: 's3cret', clientCredentialOnRefresh: true };
    await openTab({ oauth }).send({ url: page });
    const [call] = server.calls(tokenPath);
    expect(call?.headers.get('Authorization')).toBe(`Basic ${btoa('office:s3cret')}`);
    expect(call && formOf(call)).toEqual({ grant_type: 'refresh_token', refresh_token: 'r1' });
  });

  it('R4 a new refresh token replaces the old one', async () => {
    server.on('get', page, accepting('a2'));
    renews({ access_token: 'a2', refresh_token: 'r2' });
    await openTab().send({ url: page });
    expect(stored()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('R4 no new refresh token: the old one is kept and used for the next refresh', async () => {
    let valid = 2;
    server.on('get', page, (request) => accepting(`a${valid}`)(request));
    server.on('post', tokenPath, () => json({ access_token: `a${valid}` }));
    const { send } = openTab();
    await send({ url: page });
    valid = 3;
    expect((await send({ url: page })).status).toBe(200);
    expect(stored()).toEqual({ access: 'a3', refresh: 'r1' });
    expect(server.calls(tokenPath).map((call) => formOf(call).refresh_token)).toEqual(['r1', 'r1']);
  });

  it('a refresh is not a new sign-in: subscribers are not notified', async () => {
    server.on('get', page, accepting('a2'));
    renews();
    const { send, epoch, changes } = openTab();
    await send({ url: page });
    expect(epoch()).toBe(0);
    expect(changes).toEqual([]);
  });

  it('the retry and the refresh each read the anti-forgery cookie when they are sent', async () => {
    setCookie('XSRF-TOKEN=before');
    server.on('post', page, accepting('a2'));
    server.on('post', tokenPath, () => {
      setCookie('XSRF-TOKEN=after');
      return json({ access_token: 'a2' });
    });
    await openTab().send({ url: page, method: 'POST' });
    expect(server.sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([
      'before',
      'before',
      'after',
    ]);
  });
});

describe('what does not refresh, or not again', () => {
  it('a second 403 is final: forbidden, and the session stays', async () => {
    server.on('get', page, () => json({ why: 'not yours' }, 403));
    renews();
    const { send, signedIn } = openTab();
    const answer = await send({ url: page });
    expect(answer.status).toBe(403);
    expect(answer.text).toBe('{"why":"not yours"}');
    expect(server.calls(page).map(bearerOf)).toEqual(['a1', 'a2']);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(signedIn()).toBe(true);
    expect(stored()).toEqual({ access: 'a2', refresh: 'r1' });
  });

  it('the 403 of the token endpoint starts nothing', async () => {
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, () => status(403));
    const { send, signedIn } = openTab();
    expect((await send({ url: page })).status).toBe(403);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(server.calls(page)).toHaveLength(1);
    expect(signedIn()).toBe(false);
  });

  it('without a refresh token the 403 is passed on and the session stays', async () => {
    store('a1', null);
    server.on('get', page, () => json({ error: 'expired' }, 403));
    const { send, signedIn } = openTab();
    expect(await send({ url: page })).toMatchObject({ status: 403, text: '{"error":"expired"}' });
    expect(server.sent).toHaveLength(1);
    expect(signedIn()).toBe(true);
    expect(stored()).toEqual({ access: 'a1', refresh: null });
  });

  it.each([401, 400, 404, 419, 500])('%i is passed on', async (code) => {
    server.on('get', page, () => status(code));
    expect((await openTab().send({ url: page })).status).toBe(code);
    expect(server.sent).toHaveLength(1);
  });

  it('R1 another status may be configured, instead of 403 or in addition to it', async () => {
    server.on('get', page, (request) => (bearerOf(request) === 'a2' ? json({}) : status(401)));
    server.on('get', otherPath, () => status(403));
    renews();
    const { send } = openTab({ session: { refreshOn: [401] } });
    expect((await send({ url: page })).status).toBe(200);
    expect((await send({ url: otherPath })).status).toBe(403);
    expect(server.calls(tokenPath)).toHaveLength(1);
  });

  it('a 403 of another origin, which got no token, causes no refresh', async () => {
    server.on('get', 'http://elsewhere.example/x', () => status(403));
    expect((await openTab().send({ url: 'http://elsewhere.example/x' })).status).toBe(403);
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.headers.has('Authorization')).toBe(false);
  });
});

describe('what is sent again', () => {
  const bodies: [string, () => string | URLSearchParams, Record<string, string>?][] = [
    ['JSON', () => '{"name":"Ann"}', { 'Content-Type': 'application/json' }],
    ['a form', () => new URLSearchParams({ a: '1 + 1', b: 'ü' })],
  ];
  it.each(bodies)('%s is repeated byte for byte, with method and headers', async (_name, body, headers) => {
    server.on('put', page, accepting('a2'));
    renews();
    await openTab().send({
      url: page,
      method: 'PUT',
      body: body(),
      headers: { ...headers, 'X-Extra': 'kept' },
    });
    const [first, second] = server.calls(page, 'PUT');
    expect(first?.body).not.toBe('');
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.get('Content-Type')).toBe(first?.headers.get('Content-Type'));
    expect(second?.headers.get('X-Extra')).toBe('kept');
  });
});

describe('a caller that cancels', () => {
  it('during the refresh, before its own request was sent: it is never sent, the others continue', async () => {
    const refreshing = deferred();
    const renewed = deferred();
    server.on('get', page, accepting('a2'));
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await renewed.promise;
      return json({ access_token: 'a2' });
    });
    const { send } = openTab();
    const first = send({ url: page });
    await refreshing.promise;
    const abort = new AbortController();
    const second = send({ url: otherPath, signal: abort.signal });
    abort.abort();
    renewed.resolve();
    await expect(second).rejects.toBe(abort.signal.reason);
    expect((await first).status).toBe(200);
    expect(server.calls(otherPath)).toHaveLength(0);
  });

  it('while its own 403 waits for the refresh: it is not sent again', async () => {
    const refreshing = deferred();
    const renewed = deferred();
    server.on('post', page, accepting('a2'));
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await renewed.promise;
      return json({ access_token: 'a2' });
    });
    const { send } = openTab();
    const abort = new AbortController();
    const call = send({ url: page, method: 'POST', body: 'x', signal: abort.signal });
    await refreshing.promise;
    abort.abort();
    renewed.resolve();
    await expect(call).rejects.toBe(abort.signal.reason);
    expect(server.calls(page)).toHaveLength(1);
    expect(stored().access).toBe('a2');
  });

  it('before it began: nothing is sent', async () => {
    const signal = AbortSignal.abort();
    await expect(openTab().send({ url: page, signal })).rejects.toBe(signal.reason);
    expect(server.sent).toHaveLength(0);
  });
});

describe('a refresh that fails ends the session', () => {
  const failures: [string, () => Response][] = [
    ['400', () => json({ error: 'invalid_grant' }, 400)],
    ['500', () => status(500)],
    ['no network', offline],
    ['no token in the answer', () => json({})],
    ['a redirect', () => new HttpResponse(null, { status: 302, headers: { Location: '/login' } })],
  ];
  it.each(failures)(
    '%s: each waiting request gets its own 403, both tokens are gone',
    async (_name, answer) => {
      const together = meeting(3);
      server.on('get', page, async () => {
        await together();
        return json({ error: 'expired' }, 403);
      });
      server.on('post', tokenPath, answer);
      const { session, send, changes } = openTab();
      const answers = await Promise.all([1, 2, 3].map(() => send({ url: page })));
      expect(answers.map((each) => [each.status, each.text])).toEqual(
        Array(3).fill([403, '{"error":"expired"}']),
      );
      expect(server.calls(tokenPath)).toHaveLength(1);
      expect(server.calls(page)).toHaveLength(3);
      expect(localStorage).toHaveLength(0);
      expect(session.getSnapshot()).toEqual({ signedIn: false, epoch: 1, persistent: true });
      expect(changes).toEqual([false]);
    },
  );

  it('no answer within ten seconds, the body included', async () => {
    const arrived = deferred();
    server.on('get', page, () => status(403));
    const timers = server.stopClock();
    server.on('post', tokenPath, () => {
      arrived.resolve();
      return new Promise<never>(() => {});
    });
    const { send, signedIn } = openTab();
    const calls = [send({ url: page }), send({ url: page })];
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(signedIn()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([403, 403]);
    expect(signedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(timers.count()).toBe(0);
  });
});
