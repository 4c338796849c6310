import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, json, offline, status, testServer, tokenPath } from '../session/server';
import { clearBrowser, openTab, setCookie, store } from '../session/tab';

const server = testServer();
const page = '/clientapi/v1/page';

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});
afterEach(() => vi.useRealTimers());

const sentHeader = (name: string) => server.sent.map(({ headers }) => headers.get(name));

describe('the bearer', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])('goes with %s', async (method) => {
    for (const name of ['get', 'head', 'post', 'put', 'patch', 'delete'] as const) {
      server.on(name, page, () => status(204));
    }
    await openTab().send({ url: page, method });
    expect(server.calls(page, method)).toHaveLength(1);
    expect(sentHeader('Authorization')).toEqual(['Bearer a1']);
  });

  it('signed out it is absent', async () => {
    clearBrowser();
    server.on('get', page, () => status(204));
    await openTab().send({ url: page });
    expect(sentHeader('Authorization')).toEqual([null]);
  });

  it('it is read when sending', async () => {
    server.on('get', page, () => status(204));
    server.on('post', tokenPath, () => json({ access_token: 'b1' }));
    const { session, send } = openTab();
    await send({ url: page });
    await session.signIn('b', 'pw');
    await send({ url: page });
    expect(server.calls(page).map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer a1',
      'Bearer b1',
    ]);
  });

  it.each([{ Authorization: 'Basic eA==' }, new Headers({ authorization: 'Basic eA==' })])(
    "the caller's own Authorization is kept",
    async (headers) => {
      server.on('get', page, () => status(204));
      await openTab().send({ url: page, headers });
      expect(sentHeader('Authorization')).toEqual(['Basic eA==']);
    },
  );

  it('R3 it goes to the origin of a base, the anti-forgery header does not', async () => {
    setCookie('XSRF-TOKEN=abc');
    const bases = { api: 'https://api.example/v3/' };
    server.on('post', 'https://api.example/v3/groups', () => status(204));
    await openTab({ bases }).send({ url: 'https://api.example/v3/groups', method: 'POST' });
    expect(sentHeader('Authorization')).toEqual(['Bearer a1']);
    expect(sentHeader('X-XSRF-TOKEN')).toEqual([null]);
  });

  it('a redirect is an error: no header follows it', async () => {
    server.on('get', page, () => HttpResponse.redirect('http://elsewhere.example/take', 302));
    await expect(openTab().send({ url: page })).rejects.toMatchObject({
      reason: 'unusable',
      message: 'app.errors.unusable',
    });
    expect(server.sent).toHaveLength(1);
  });
});

describe('the anti-forgery header', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('goes with %s', async (method) => {
    setCookie('XSRF-TOKEN=x%2By%3D%3D');
    for (const name of ['post', 'put', 'patch', 'delete'] as const) server.on(name, page, () => status(204));
    await openTab().send({ url: page, method });
    expect(sentHeader('X-XSRF-TOKEN')).toEqual(['x+y==']);
  });
});

describe('a call that gets no answer', () => {
  it('no network: offline', async () => {
    server.on('get', page, offline);
    const { send, signedIn } = openTab();
    await expect(send({ url: page })).rejects.toMatchObject({
      name: 'ApiError',
      reason: 'offline',
      message: 'app.errors.offline',
      status: undefined,
    });
    expect(signedIn()).toBe(true);
    expect(server.sent).toHaveLength(1);
  });

  it('none within sixty seconds: time-out, and no timer stays', async () => {
    const timers = server.stopClock();
    const arrived = deferred();
    server.on('get', page, () => {
      arrived.resolve();
      return new Promise<never>(() => {});
    });
    const failed = vi.fn();
    const call = openTab().send({ url: page }).catch(failed);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'ApiError', reason: 'timeout', message: 'app.errors.timeout' }),
    );
    expect(timers.count()).toBe(0);
  });

  it('each of the two sends has its own sixty seconds', async () => {
    server.stopClock();
    const arrived = [deferred(), deferred()];
    const answers = [deferred(), deferred()];
    let count = 0;
    server.on('get', page, async () => {
      const number = count;
      count += 1;
      arrived[number]?.resolve();
      await answers[number]?.promise;
      return number === 0 ? status(403) : json({});
    });
    server.on('post', tokenPath, () => json({ access_token: 'a2' }));
    const call = openTab().send({ url: page });
    for (const number of [0, 1]) {
      await arrived[number]?.promise;
      await vi.advanceTimersByTimeAsync(50_000);
      answers[number]?.resolve();
    }
    expect((await call).status).toBe(200);
  });

  it("the caller's own abort is passed on as it is", async () => {
    const arrived = deferred();
    server.on('get', page, () => {
      arrived.resolve();
      return new Promise<never>(() => {});
    });
    const abort = new AbortController();
    const call = openTab().send({ url: page, signal: abort.signal });
    await arrived.promise;
    const reason = new Error('gone to another page');
    abort.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('errors carry neither token nor what was sent', async () => {
    server.on('post', page, offline);
    const error: unknown = await openTab()
      .send({ url: page, method: 'POST', body: 'private text' })
      .catch((reason: unknown) => reason);
    const texts = `${error} ${JSON.stringify(error)} ${error instanceof Error && error.stack} ${error instanceof Error && error.cause}`;
    expect(texts).not.toMatch(/a1|r1|private text/);
  });
});
