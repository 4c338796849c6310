import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installLocks, refreshLockName, removeLocks } from './locks';
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
import { SharedStorage } from './sharedStorage';
import { clearBrowser, openTab, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';
/** Vitest's own second is too short where the processors are busy. */
const patience = 10_000;

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});
afterEach(() => {
  vi.useRealTimers();
  removeLocks();
});

const accepting =
  (token: string) =>
  (request: Sent): Response =>
    bearerOf(request) === token ? json({}) : status(403);

/** Refresh tokens work once, as with rotation. */
function oneTimeTokens() {
  let current = 1;
  server.on('post', tokenPath, (request) => {
    if (formOf(request).refresh_token !== `r${current}`) return json({ error: 'invalid_grant' }, 400);
    current += 1;
    return json({ access_token: `a${current}`, refresh_token: `r${current}` });
  });
}

/**
 * Two tabs on a storage that tells each of the other's changes as soon as nothing else is to be done; of the `late`
 * keys they know nothing before that.
 */
function twoTabs(...late: readonly string[]) {
  const storage = new SharedStorage(...late);
  const [first, second] = [storage.view(0), storage.view(1)];
  for (const [key, value] of Object.entries({ ...localStorage })) first.setItem(key, value);
  for (let news = storage.nextNews(1); news !== undefined; ) news = storage.nextNews(1);
  const [one, two] = [openTab({}, first), openTab({}, second)];
  /** Tells all news, and those that come of it. */
  async function hearAll() {
    for (let silence = 0; silence < 3; silence += 1) {
      for (const [number, tab] of [one, two].entries()) {
        for (let news = storage.nextNews(number); news !== undefined; news = storage.nextNews(number)) {
          tab.hearShared(news);
        }
      }
      await turn();
    }
  }
  const telling = setInterval(hearAll, 5);
  onTestFinished(() => clearInterval(telling));
  return { one, two, storage, hearAll };
}

describe('two tabs get a 403 at once', () => {
  it('T071 with Web Locks: one token call, both succeed', async () => {
    const locks = installLocks();
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

  it('T071 with Web Locks, and a storage that is slower than the lock: one token call all the same', async () => {
    const locks = installLocks();
    server.on('get', page, accepting('a2'));
    const { one, two, hearAll } = twoTabs('access_token', 'refresh_token', 'session_id', 'session_refresh');
    const released = deferred();
    server.on('post', tokenPath, async () => {
      await released.promise;
      return json({ access_token: 'a2', refresh_token: 'r2' });
    });
    const calls = [one, two].map((tab) => tab.send({ url: page }));
    await locks.queued;
    await hearAll();
    released.resolve();
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([200, 200]);
    expect(server.calls(tokenPath)).toHaveLength(1);
  });

  it('T072 without Web Locks: who comes second waits for the first, one token call', async () => {
    server.on('get', page, accepting('a2'));
    const refreshing = deferred();
    const released = deferred();
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await released.promise;
      return json({ access_token: 'a2', refresh_token: 'r2' });
    });
    const { one, two, storage } = twoTabs();
    const first = one.send({ url: page });
    await refreshing.promise;
    const second = two.send({ url: page });
    await vi.waitFor(() => expect(server.calls(page)).toHaveLength(2), patience);
    released.resolve();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(storage.keys().sort()).toEqual(['access_token', 'refresh_token', 'session_id']);
  });

  it.each([
    ['after the winner has stored its tokens', 'late'],
    ['before the winner has its answer', 'early'],
  ])('T072 both at the same moment, and the loser is refused %s: both stay', async (_when, refusal) => {
    server.on('get', page, accepting('a2'));
    const { one, two, storage, hearAll } = twoTabs('session_refresh');
    const both = meeting(2);
    const refused = deferred();
    const won = deferred();
    server.on('post', tokenPath, async () => {
      const isWinner = server.calls(tokenPath).length === 1;
      await both();
      await hearAll();
      if (isWinner) {
        if (refusal === 'early') await refused.promise;
        return json({ access_token: 'a2', refresh_token: 'r2' });
      }
      if (refusal === 'late') await won.promise;
      return json({ error: 'invalid_grant' }, 400);
    });
    const calls = [one, two].map((tab) => tab.send({ url: page }).finally(won.resolve));
    if (refusal === 'early') {
      await vi.waitFor(() => expect(storage.get('session_refresh')).toMatch(/ refused$/), patience);
      refused.resolve();
    }
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([200, 200]);
    expect(server.calls(tokenPath)).toHaveLength(2);
    expect([one, two].map((tab) => tab.changes)).toEqual([[], []]);
    expect([storage.get('access_token'), storage.get('refresh_token')]).toEqual(['a2', 'r2']);
    expect(storage.get('session_refresh')).toBeNull();
  });

  it('T072 T080 both at the same moment, and both are refused: both are signed out at once', async () => {
    server.on('get', page, () => status(403));
    const { one, two, storage, hearAll } = twoTabs('session_refresh');
    const both = meeting(2);
    server.on('post', tokenPath, async () => {
      await both();
      await hearAll();
      return status(400);
    });
    const calls = [one, two].map((tab) => tab.send({ url: page }));
    expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([403, 403]);
    expect([one, two].map((tab) => tab.changes)).toEqual([[false], [false]]);
    expect(storage.keys()).toEqual([]);
  });

  it('T072 a winner that is never heard of again is waited for ten seconds', async () => {
    server.stopClock();
    server.on('get', page, () => status(403));
    const { one, storage } = twoTabs();
    server.on('post', tokenPath, () => {
      storage.view(1).setItem('session_refresh', 'another');
      one.hearShared({ key: 'session_refresh', value: 'another' });
      return status(400);
    });
    const call = one.send({ url: page });
    await until(() => / refused$/.test(storage.get('session_refresh') ?? ''));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(one.signedIn()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await call).status).toBe(403);
    expect(one.changes).toEqual([false]);
    expect(storage.keys()).toEqual([]);
  });

  it('T067 T072 a tab that is closed in the middle of a refresh keeps no other one waiting', async () => {
    server.on('get', page, accepting('a2'));
    const refreshing = deferred();
    server.on('post', tokenPath, () => {
      refreshing.resolve();
      return new Promise<never>(() => {});
    });
    const { one, two, storage } = twoTabs();
    one.send({ url: page }).catch(() => {});
    await refreshing.promise;
    expect(storage.get('session_refresh')).not.toBeNull();
    one.fire('pagehide');
    expect(storage.get('session_refresh')).toBeNull();
    server.on('post', tokenPath, () => json({ access_token: 'a2', refresh_token: 'r2' }));
    expect((await two.send({ url: page })).status).toBe(200);
  });

  it('T073 the note of a tab that has crashed: after five seconds the refresh goes on', async () => {
    const timers = server.stopClock();
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const { one, storage } = twoTabs();
    storage.view(1).setItem('session_refresh', 'crashed');
    const call = one.send({ url: page });
    await until(() => timers.has(5_000));
    await vi.advanceTimersByTimeAsync(4_500);
    expect(server.calls(tokenPath)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect((await call).status).toBe(200);
    expect(storage.get('session_refresh')).toBeNull();
  });

  it('T073 a lock that is never given back: after five seconds the refresh goes on without it', async () => {
    const timers = server.stopClock();
    const locks = installLocks();
    locks.hold(refreshLockName);
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const { send } = openTab();
    const call = send({ url: page });
    await locks.queued;
    expect(server.calls(tokenPath)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await call).status).toBe(200);
    expect(locks.waiting()).toBe(0);
    expect(timers.count()).toBe(0);
  });

  it('T073 a lock that comes in time is used and given back', async () => {
    const locks = installLocks();
    const giveBack = locks.hold(refreshLockName);
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const { send } = openTab();
    const call = send({ url: page });
    await locks.queued;
    giveBack();
    expect((await call).status).toBe(200);
    expect(locks.isHeld(refreshLockName)).toBe(false);
  });

  it('T073 a lock that is refused is done without', async () => {
    const refuse = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request: refuse }, configurable: true });
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    expect((await openTab().send({ url: page })).status).toBe(200);
  });

  it('a refresh that fails gives the lock back', async () => {
    const locks = installLocks();
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, () => status(500));
    await openTab().send({ url: page });
    expect(locks.isHeld(refreshLockName)).toBe(false);
  });

  it("T062 B's refresh is B's own, also while A's still waits for the lock", async () => {
    const locks = installLocks();
    const giveBack = locks.hold(refreshLockName);
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, (request) =>
      json({ access_token: formOf(request).grant_type === 'password' ? 'b1' : 'b2', refresh_token: 'rb' }),
    );
    const { session, send } = openTab();
    const first = send({ url: page });
    await locks.queued;
    await session.signIn('b', 'pw');
    const second = session.renew('b1');
    giveBack();
    expect((await first).status).toBe(403);
    expect(await second).toBe(true);
    expect(session.accessToken()).toBe('b2');
    expect(server.calls(page).map(bearerOf)).toEqual(['a1']);
    expect(server.calls(tokenPath).map((call) => formOf(call).refresh_token)).toEqual([undefined, 'rb']);
  });

  it('T071 a sign-out while the other tab waits for the lock: no token call after it', async () => {
    const locks = installLocks();
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
});

describe('T074 mounted twice, as StrictMode does', () => {
  it('after connect, disconnect, connect the tab hears once', () => {
    const { session, changes, close } = openTab();
    close();
    const stop = session.connect();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    stop();
    expect(changes).toEqual([false]);
  });

  it('T245 a tab that is disconnected leaves no listener behind', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const { session } = openTab();
    session.connect()();
    expect(added.mock.calls.map(([type]) => type).sort()).toEqual(['pagehide', 'pageshow', 'storage']);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('disconnected while a refresh waits, the request is still answered', async () => {
    const refreshing = deferred();
    const released = deferred();
    server.on('get', page, accepting('a2'));
    server.on('post', tokenPath, async () => {
      refreshing.resolve();
      await released.promise;
      return json({ access_token: 'a2' });
    });
    const { send, close } = openTab();
    const call = send({ url: page });
    await refreshing.promise;
    close();
    released.resolve();
    expect((await call).status).toBe(200);
  });
});

describe('what one tab does, the others do', () => {
  it.each([
    ['one key', 'access_token'],
    ['the whole storage', null],
  ])('T075 a sign-out that removes %s signs this tab out', (_name, key) => {
    const [one, two] = [openTab(), openTab()];
    one.session.signOut();
    two.hear(key);
    expect(two.changes).toEqual([false]);
    expect(two.session.accessToken()).toBeUndefined();
    two.hear(key);
    expect(two.epoch()).toBe(1);
  });

  it('T075 its requests under way get neither refresh nor retry', async () => {
    const arrived = deferred();
    const late = deferred();
    server.on('get', page, async () => {
      arrived.resolve();
      await late.promise;
      return status(403);
    });
    const [one, two] = [openTab(), openTab()];
    const call = two.send({ url: page });
    await arrived.promise;
    one.session.signOut();
    two.hear();
    late.resolve();
    expect((await call).status).toBe(403);
    expect(server.sent).toHaveLength(1);
  });

  it('T075 a refresh under way here is over, whatever it answers', async () => {
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
    two.hear();
    released.resolve();
    await call;
    expect(localStorage).toHaveLength(0);
    expect([one, two].map((tab) => tab.signedIn())).toEqual([false, false]);
  });

  it('T075 T061 also when the answer is quicker than the news of the sign-out', async () => {
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

  it("T076 T062 another admin's sign-in is not overwritten by an answer that is quicker than its news", async () => {
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

  it('T076 another admin signs in: this tab changes to that session and says so once', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    const [one, two] = [openTab(), openTab()];
    await one.session.signIn('b', 'pw');
    two.hear('refresh_token');
    two.hear('session_id');
    two.hear('access_token');
    expect(two.epoch()).toBe(1);
    expect(two.changes).toEqual([true]);
    expect(two.session.accessToken()).toBe('b1');
  });

  it('T076 a sign-in in one tab signs in a tab that was signed out', async () => {
    clearBrowser();
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    const [one, two] = [openTab(), openTab()];
    await one.session.signIn('b', 'pw');
    two.hear();
    expect(two.signedIn()).toBe(true);
  });

  it('T076 a tab that hears in the middle of a sign-in leaves the half-written tokens alone', () => {
    clearBrowser();
    const { hear, signedIn } = openTab();
    store(null, 'rb1', null);
    hear('refresh_token');
    hear(null);
    expect(stored()).toEqual({ access: null, refresh: 'rb1' });
    store('b1', 'rb1', 'second');
    hear();
    expect(signedIn()).toBe(true);
  });

  it('T077 a renewed token is used without a refresh of its own, and is no new session', async () => {
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const [one, two] = [openTab(), openTab()];
    await one.send({ url: page });
    two.hear();
    expect((await two.send({ url: page })).status).toBe(200);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(server.calls(page).map(bearerOf)).toEqual(['a1', 'a2', 'a2']);
    expect(two.changes).toEqual([]);
  });

  it('T077 T079 the same when no news of it came: the storage is read before a refresh', async () => {
    server.on('get', page, accepting('a2'));
    oneTimeTokens();
    const [one, two] = [openTab(), openTab()];
    await one.send({ url: page });
    expect((await two.send({ url: page })).status).toBe(200);
    expect(server.calls(tokenPath)).toHaveLength(1);
  });

  it('T079 a server that renews with the same access token: the new refresh token is found all the same', async () => {
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

  it.each(['', 'two words', 'tökén', 'undefined', '\u0000'])(
    'T078 another tab stores %j: signed out and tidied, no crash',
    (garbage) => {
      const { hear, changes } = openTab();
      localStorage.setItem('access_token', garbage);
      hear();
      expect(changes).toEqual([false]);
      expect(localStorage).toHaveLength(0);
    },
  );

  it('T078 news of another storage or of another key is none of ours', () => {
    const { changes, session } = openTab();
    sessionStorage.setItem('access_token', 'x');
    const stop = session.connect();
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: sessionStorage }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'RaStore.locale', storageArea: localStorage }));
    stop();
    expect(changes).toEqual([]);
  });

  it('T080 a throttled tab whose refresh times out late finds the token of another tab and stays', async () => {
    const timers = server.stopClock();
    const refreshing = deferred();
    let calls = 0;
    server.on('get', page, accepting('a2'));
    server.on('post', tokenPath, () => {
      calls += 1;
      if (calls > 1) return json({ access_token: 'a2', refresh_token: 'r2' });
      refreshing.resolve();
      return new Promise<never>(() => {});
    });
    const [background, front] = [openTab(), openTab()];
    const waiting = background.send({ url: page });
    await refreshing.promise;
    const inFront = front.send({ url: page });
    await until(() => timers.has(5_000));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await inFront).status).toBe(200);
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await waiting).status).toBe(200);
    expect([background, front].map((tab) => tab.changes)).toEqual([[], []]);
    expect(stored()).toEqual({ access: 'a2', refresh: 'r2' });
  });

  it('T080 two tabs whose refreshes fail sign out once each', async () => {
    server.on('get', page, () => status(403));
    server.on('post', tokenPath, () => status(400));
    const { one, two } = twoTabs();
    await Promise.all([one, two].map((tab) => tab.send({ url: page })));
    await vi.waitFor(() => expect(two.signedIn() || one.signedIn()).toBe(false), patience);
    expect([one, two].map((tab) => tab.changes)).toEqual([[false], [false]]);
    expect([one, two].map((tab) => tab.epoch())).toEqual([1, 1]);
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
