import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bearerOf, deferred, formOf, json, offline, status, testServer, tokenPath } from './server';
import { clearBrowser, openTab, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';
const otherPath = '/clientapi/v1/other';

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});

/** A token endpoint whose refresh waits for the test, and whose sign-in immediately returns B's tokens. */
function slowRefresh(answer: () => Response) {
  const refreshing = deferred();
  const released = deferred();
  server.on('post', tokenPath, async (request) => {
    if (formOf(request).grant_type === 'password') return json({ access_token: 'b1', refresh_token: 'rb1' });
    refreshing.resolve();
    await released.promise;
    return answer();
  });
  return { refreshing: refreshing.promise, release: released.resolve };
}

const renewed = () => json({ access_token: 'a2', refresh_token: 'r2' });

describe('signing out while a refresh runs', () => {
  it('the tokens stay removed after the answer, and nothing is sent again', async () => {
    server.on('post', page, () => json({ error: 'expired' }, 403));
    const { refreshing, release } = slowRefresh(renewed);
    const { session, send, changes } = openTab();
    const calls = [1, 2, 3].map(() => send({ url: page, method: 'POST', body: '{}' }));
    await refreshing;
    session.signOut();
    expect(localStorage).toHaveLength(0);
    release();
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
    expect(server.calls(page)).toHaveLength(3);
    expect(localStorage).toHaveLength(0);
    expect(session.accessToken()).toBeUndefined();
    expect(changes).toEqual([false]);
  });

  it('what waited unsent is not sent without a token either', async () => {
    server.on('get', page, () => status(403));
    const { refreshing, release } = slowRefresh(renewed);
    const { session, send } = openTab();
    const call = send({ url: page });
    await refreshing;
    const waiting = send({ url: otherPath });
    session.signOut();
    release();
    await expect(waiting).rejects.toMatchObject({ reason: 'ended' });
    await call;
    expect(server.calls(otherPath)).toHaveLength(0);
  });
});

describe('another admin signs in while a refresh runs', () => {
  it("B's tokens are intact, and A's waiting POST is never sent with them", async () => {
    server.on('post', page, () => status(403));
    const { refreshing, release } = slowRefresh(renewed);
    const { session, send } = openTab();
    const call = send({ url: page, method: 'POST', body: '{"name":"A"}' });
    await refreshing;
    session.signOut();
    await session.signIn('b', 'pw');
    release();
    expect((await call).status).toBe(403);
    expect(server.calls(page).map(bearerOf)).toEqual(['a1']);
    expect(stored()).toEqual({ access: 'b1', refresh: 'rb1' });
    expect(session.accessToken()).toBe('b1');
  });

  it.each([
    ['a refusal', () => status(400)],
    ['no network', offline],
  ])("A's refresh fails with %s afterwards: B stays signed in", async (_name, answer) => {
    server.on('get', page, () => status(403));
    const { refreshing, release } = slowRefresh(answer);
    const { session, send, changes } = openTab();
    const call = send({ url: page });
    await refreshing;
    await session.signIn('b', 'pw');
    release();
    await call;
    expect(session.accessToken()).toBe('b1');
    expect(stored()).toEqual({ access: 'b1', refresh: 'rb1' });
    expect(changes).toEqual([true]);
  });

  it("B's own refresh does not wait for A's", async () => {
    const { refreshing, release } = slowRefresh(renewed);
    server.on('get', page, (request) => (bearerOf(request) === 'b2' ? json({}) : status(403)));
    const { session, send } = openTab();
    const first = send({ url: page });
    await refreshing;
    await session.signIn('b', 'pw');
    server.on('post', tokenPath, () => json({ access_token: 'b2' }));
    expect((await send({ url: page })).status).toBe(200);
    release();
    expect((await first).status).toBe(403);
    expect(session.accessToken()).toBe('b2');
  });
});

describe('requests that are under way when the session ends', () => {
  it.each([200, 403, 500])('a %i that comes late does nothing, and is handed to nobody', async (code) => {
    const arrived = deferred();
    const late = deferred();
    server.on('get', page, async () => {
      arrived.resolve();
      await late.promise;
      return status(code);
    });
    const { session, send, changes } = openTab();
    const call = send({ url: page });
    await arrived.promise;
    session.signOut();
    late.resolve();
    if (code === 403) expect((await call).status).toBe(code);
    else await expect(call).rejects.toMatchObject({ reason: 'ended' });
    expect(server.sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(changes).toEqual([false]);
  });

  it('a 403 for A does not refresh with the token of B', async () => {
    const arrived = deferred();
    const late = deferred();
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    server.on('get', page, async () => {
      arrived.resolve();
      await late.promise;
      return status(403);
    });
    const { session, send } = openTab();
    const call = send({ url: page });
    await arrived.promise;
    await session.signIn('b', 'pw');
    late.resolve();
    expect((await call).status).toBe(403);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(server.calls(page)).toHaveLength(1);
  });

  it('signing out twice notifies once', () => {
    const { session, changes, epoch } = openTab();
    session.signOut();
    session.signOut();
    expect(changes).toEqual([false]);
    expect(epoch()).toBe(1);
  });
});

describe('leaving the page while a refresh runs', () => {
  it('a refresh that the browser aborts is not a refusal: the tokens stay', async () => {
    server.on('get', page, () => status(403));
    const { refreshing, release } = slowRefresh(offline);
    const { send, fire, signedIn } = openTab();
    const call = send({ url: page });
    await refreshing;
    fire('pagehide');
    release();
    expect((await call).status).toBe(403);
    expect(stored()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(signedIn()).toBe(true);
  });

  it('a page that comes back reads the session again: another admin meanwhile', () => {
    const { session, fire, epoch } = openTab();
    fire('pagehide');
    store('b1', 'rb1', 'second');
    fire('pageshow');
    expect(session.accessToken()).toBe('b1');
    expect(epoch()).toBe(1);
  });

  it('a page that comes back unchanged says nothing, and a refusal counts again', async () => {
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, () => status(400));
    const { send, fire, changes } = openTab();
    fire('pagehide');
    fire('pageshow');
    expect(changes).toEqual([]);
    await send({ url: page });
    expect(changes).toEqual([false]);
    expect(localStorage).toHaveLength(0);
  });

  it('a session that was never stored survives Back', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'b1' }));
    localStorage.clear();
    const { session, fire, signedIn } = openTab();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await session.signIn('b', 'pw');
    full.mockRestore();
    fire('pagehide');
    fire('pageshow');
    expect(signedIn()).toBe(true);
  });
});
