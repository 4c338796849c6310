import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installLocks, refreshLockName, removeLocks } from '../support/locks';
import {
  bearerOf,
  deferred,
  formOf,
  json,
  meeting,
  type Sent,
  status,
  testServer,
  tokenPath,
  until,
} from './server';
import { clearBrowser, openTab, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';
let locks: ReturnType<typeof installLocks>;

beforeEach(() => {
  locks = installLocks();
  clearBrowser();
  store('a1', 'r1');
});
afterEach(() => {
  vi.useRealTimers();
  installLocks();
});

const accepting =
  (token: string) =>
  (request: Sent): Response =>
    bearerOf(request) === token ? json({}) : status(403);

/** Makes refresh tokens valid only once, as with rotation. */
function oneTimeTokens() {
  let current = 1;
  server.on('post', tokenPath, (request) => {
    if (formOf(request).refresh_token !== `r${current}`) return json({ error: 'invalid_grant' }, 400);
    current += 1;
    return json({ access_token: `a${current}`, refresh_token: `r${current}` });
  });
}

describe('two tabs get a 403 at once', () => {
  it('with Web Locks: one token call, both succeed', async () => {
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const [one, two] = [openTab(), openTab()];
    const answers = await Promise.all([one, two, one, two].map((tab) => tab.send({ url: page })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect([one, two].map((tab) => tab.session.accessToken())).toEqual(['a2', 'a2']);
    expect(stored()).toEqual({ access: 'a2', refresh: 'r2' });
    expect(locks.isHeld(refreshLockName)).toBe(false);
  });

  it('with a storage that is slower than the lock: no token call of its own', async () => {
    const timers = server.stopClock();
    const giveBack = locks.hold(refreshLockName);
    server.on('get', page, accepting('a2'));
    const call = openTab().send({ url: page });
    await locks.queued;
    giveBack();
    await until(() => timers.has(500));
    store('a2', 'r2');
    await vi.advanceTimersByTimeAsync(500);
    expect((await call).status).toBe(200);
    expect(server.calls(tokenPath)).toHaveLength(0);
  });

  it('a sign-out while the other tab waits for the lock: no token call after it', async () => {
    const giveBack = locks.hold(refreshLockName);
    server.on('get', page, () => status(403));
    const [one, two] = [openTab(), openTab()];
    const call = two.send({ url: page });
    await locks.queued;
    one.session.signOut();
    giveBack();
    expect((await call).status).toBe(403);
    expect(server.calls(tokenPath)).toHaveLength(0);
    expect(two.signedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('a lock that is never released: after five seconds the refresh continues without it', async () => {
    const timers = server.stopClock();
    locks.hold(refreshLockName);
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const call = openTab().send({ url: page });
    await locks.queued;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.calls(tokenPath)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect((await call).status).toBe(200);
    expect(locks.waiting()).toBe(0);
    expect(timers.count()).toBe(0);
  });
});

describe('two tabs without Web Locks', () => {
  beforeEach(removeLocks);

  it('the second waits half a second and uses the token of the first', async () => {
    server.on('get', page, accepting('a2'));
    const timers = server.stopClock();
    const call = openTab().send({ url: page });
    await until(() => timers.has(500));
    store('a2', 'r2');
    await vi.advanceTimersByTimeAsync(499);
    expect(server.calls(page)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).status).toBe(200);
    expect(server.calls(tokenPath)).toHaveLength(0);
  });

  it('a tab that finds no newer token refreshes', async () => {
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    expect((await openTab().send({ url: page })).status).toBe(200);
    expect(stored()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('both at the same time: the refused one uses the other’s token, and both stay signed in', async () => {
    server.on('get', page, accepting('a2'));
    const refused = deferred();
    const both = meeting(2);
    server.on('post', tokenPath, async () => {
      const isWinner = server.calls(tokenPath).length === 1;
      await both();
      if (!isWinner) return json({ error: 'invalid_grant' }, 400);
      await refused.promise;
      return json({ access_token: 'a2', refresh_token: 'r2' });
    });
    const [one, two] = [openTab(), openTab()];
    const calls = [one, two].map((tab) => tab.send({ url: page }));
    await vi.waitFor(() => expect(server.calls(tokenPath)).toHaveLength(2), 10_000);
    refused.resolve();
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([200, 200]);
    expect([one, two].map((tab) => tab.changes)).toEqual([[], []]);
    expect(stored()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('the same where the browser refuses a lock', async () => {
    const request = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    expect((await openTab().send({ url: page })).status).toBe(200);
  });
});

describe('what one tab does, the others do', () => {
  it.each([
    ['one key', 'access_token'],
    ['the whole storage', null],
  ])('a sign-out that removes %s signs this tab out', (_name, key) => {
    const [one, two] = [openTab(), openTab()];
    one.session.signOut();
    two.notify(key);
    expect(two.changes).toEqual([false]);
    expect(two.session.accessToken()).toBeUndefined();
    two.notify(key);
    expect(two.epoch()).toBe(1);
  });

  it('also when the answer is quicker than the news of the sign-out', async () => {
    const refreshing = deferred();
    const released = deferred();
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await released.promise;
      return json({ access_token: 'a2', refresh_token: 'r2' });
    });
    const [one, two] = [openTab(), openTab()];
    const call = two.send({ url: page });
    await refreshing.promise;
    one.session.signOut();
    released.resolve();
    expect((await call).status).toBe(403);
    expect(localStorage).toHaveLength(0);
    expect([one, two].map((tab) => tab.signedIn())).toEqual([false, false]);
    expect(server.calls(page)).toHaveLength(1);
  });

  it("another admin's sign-in is not overwritten by an answer that is quicker than its news", async () => {
    const refreshing = deferred();
    const released = deferred();
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, async (request) => {
      if (formOf(request).grant_type === 'password')
        return json({ access_token: 'b1', refresh_token: 'rb1' });
      refreshing.resolve();
      await released.promise;
      return json({ access_token: 'a2', refresh_token: 'r2' });
    });
    const [one, two] = [openTab(), openTab()];
    const call = two.send({ url: page });
    await refreshing.promise;
    await one.session.signIn('b', 'pw');
    released.resolve();
    expect((await call).status).toBe(403);
    expect(stored()).toEqual({ access: 'b1', refresh: 'rb1' });
    expect(two.session.accessToken()).toBe('b1');
    expect(server.calls(page)).toHaveLength(1);
  });

  it('another admin signs in: this tab changes to that session and says so once', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    const [one, two] = [openTab(), openTab()];
    await one.session.signIn('b', 'pw');
    two.notify('refresh_token');
    two.notify('session_id');
    two.notify('access_token');
    expect(two.epoch()).toBe(1);
    expect(two.changes).toEqual([true]);
    expect(two.session.accessToken()).toBe('b1');
  });

  it('a sign-in in one tab signs in a tab that was signed out', async () => {
    clearBrowser();
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    const [one, two] = [openTab(), openTab()];
    await one.session.signIn('b', 'pw');
    two.notify();
    expect(two.signedIn()).toBe(true);
  });

  it('a tab notified during a sign-in does not touch the half-written tokens', () => {
    clearBrowser();
    const { notify, signedIn } = openTab();
    store(null, 'rb1', null);
    notify('refresh_token');
    notify(null);
    expect(stored()).toEqual({ access: null, refresh: 'rb1' });
    store('b1', 'rb1', 'second');
    notify();
    expect(signedIn()).toBe(true);
  });

  it('a token that another tab has renewed is used at once, without a refresh and without a new session', async () => {
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const [one, two] = [openTab(), openTab()];
    await one.send({ url: page });
    expect((await two.send({ url: page })).status).toBe(200);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(two.changes).toEqual([]);
  });

  it('a server that renews with the same access token: the new refresh token is found all the same', async () => {
    let valid = 'a1';
    server.on('get', page, (request) => accepting(valid)(request));
    server.on('post', tokenPath, (request) => {
      if (formOf(request).refresh_token === 'r1') return json({ access_token: 'a1', refresh_token: 'r2' });
      valid = 'a3';
      return json({ access_token: 'a3', refresh_token: 'r3' });
    });
    const [one, two] = [openTab(), openTab()];
    await one.session.renew('a1');
    valid = 'a3';
    expect((await two.send({ url: page })).status).toBe(200);
    expect(server.calls(tokenPath).map((call) => formOf(call).refresh_token)).toEqual(['r1', 'r2']);
  });

  it('another tab stores garbage: signed out and tidied, no crash', () => {
    const { notify, changes } = openTab();
    localStorage.setItem('access_token', 'two words');
    notify();
    expect(changes).toEqual([false]);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores events of another storage or key', () => {
    const { changes, session } = openTab();
    sessionStorage.setItem('access_token', 'x');
    const stop = session.connect();
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: sessionStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'RaStore.locale', storageArea: localStorage }));
    stop();
    expect(changes).toEqual([]);
  });

  it('R4 a forced sign-out here does not sign out an admin who has just signed in there', async () => {
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, () => {
      store('b1', 'rb1', 'second');
      return status(400);
    });
    const { session, send, changes } = openTab();
    expect((await send({ url: page })).status).toBe(403);
    expect(session.accessToken()).toBe('b1');
    expect(changes).toEqual([true]);
    expect(stored()).toEqual({ access: 'b1', refresh: 'rb1' });
  });
});
