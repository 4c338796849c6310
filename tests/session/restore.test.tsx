import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bearerOf, json, status, testServer, tokenPath } from './server';
import { clearBrowser, openTab, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';

beforeEach(clearBrowser);

function refuse(method: 'getItem' | 'setItem' | 'removeItem', name: string) {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', name);
  });
}

describe('what an earlier visit has stored', () => {
  it('nothing: signed out, and nothing is written', () => {
    const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')];
    expect(openTab().session.getSnapshot()).toEqual({ signedIn: false, epoch: 0, persistent: true });
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });

  it('both tokens: signed in at once, without a write', () => {
    store('a1', 'r1');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const { session } = openTab();
    expect(session.getSnapshot().signedIn).toBe(true);
    expect(session.accessToken()).toBe('a1');
    expect(session.hasRefreshToken()).toBe(true);
    expect(write).not.toHaveBeenCalled();
  });

  it('tokens that something else has stored, without our own name for the sign-in', () => {
    store('a1', 'r1', null);
    expect(openTab().session.accessToken()).toBe('a1');
  });

  it('only an access token: signed in', () => {
    store('a1', null);
    const { session } = openTab();
    expect(session.getSnapshot().signedIn).toBe(true);
    expect(session.hasRefreshToken()).toBe(false);
  });

  it('only a refresh token: signed out, and it is removed', () => {
    store(null, 'r1');
    expect(openTab().signedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  const unusable = [
    '',
    ' ',
    'undefined',
    'null',
    '[object Object]',
    ' a1',
    'a1 ',
    'a\t1',
    'a\r\nX-Evil: 1',
    'a\u0000',
    'a\u007f',
    'tökén',
    'a\u200b1',
    'a\uD800',
    '\uFEFFa1',
    '{"access_token": {}}',
  ];
  it.each(unusable)('the access token %j: all is removed, signed out', (value) => {
    store(value, 'r1');
    expect(openTab().signedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it.each(unusable)('the refresh token %j: all is removed, signed out', (value) => {
    store('a1', value);
    expect(openTab().signedIn()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('a storage that cannot be read: signed out, removal is tried, its failure is swallowed', () => {
    store('a1', 'r1');
    refuse('getItem', 'SecurityError');
    const remove = refuse('removeItem', 'SecurityError');
    expect(openTab().signedIn()).toBe(false);
    expect(remove.mock.calls.flat()).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token', 'session_id']),
    );
  });
});

describe('the order of what is stored', () => {
  it('the access token, which notifies other tabs, is written last and removed first', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'a1', refresh_token: 'r1' }));
    const set = vi.spyOn(Storage.prototype, 'setItem');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    const { session } = openTab();
    await session.signIn('ann', 'pw');
    expect(set.mock.calls.map(([key]) => key)).toEqual(['refresh_token', 'session_id', 'access_token']);
    session.signOut();
    expect(remove.mock.calls.map(([key]) => key)).toEqual(['access_token', 'refresh_token', 'session_id']);
  });
});

describe('a storage that refuses to be written', () => {
  it('on sign-in: the session is only in this tab and says so', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'a1', refresh_token: 'r1' }));
    server.on('get', page, () => json({}));
    refuse('setItem', 'QuotaExceededError');
    const { session, send, changes } = openTab();
    await session.signIn('ann', 'pw');
    expect(session.getSnapshot()).toEqual({ signedIn: true, epoch: 1, persistent: false });
    expect(changes).toEqual([true]);
    expect(localStorage).toHaveLength(0);
    await send({ url: page });
    expect(server.calls(page).map(bearerOf)).toEqual(['a1']);
  });

  it('on sign-in over a session that is stored: nothing of the earlier one stays', async () => {
    store('old', 'old-refresh');
    server.on('post', tokenPath, () => json({ access_token: 'a1' }));
    const { session } = openTab();
    refuse('setItem', 'QuotaExceededError');
    await session.signIn('ann', 'pw');
    expect(session.accessToken()).toBe('a1');
    expect(localStorage).toHaveLength(0);
  });

  it('half a write is taken back', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'a1', refresh_token: 'r1' }));
    const real = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'access_token') throw new DOMException('full', 'QuotaExceededError');
      real.call(this, key, value);
    });
    const { session } = openTab();
    await session.signIn('ann', 'pw');
    expect(session.getSnapshot()).toMatchObject({ signedIn: true, persistent: false });
    expect(localStorage).toHaveLength(0);
  });

  it('such a session is renewed, followed and ended like any other', async () => {
    server.on('post', tokenPath, ({ body }) =>
      json(body.includes('password') ? { access_token: 'a1', refresh_token: 'r1' } : { access_token: 'a2' }),
    );
    server.on('get', page, (request) => (bearerOf(request) === 'a2' ? json({}) : status(403)));
    refuse('setItem', 'QuotaExceededError');
    const { session, send, signedIn } = openTab();
    await session.signIn('ann', 'pw');
    expect((await send({ url: page })).status).toBe(200);
    expect(session.accessToken()).toBe('a2');
    session.signOut();
    expect(signedIn()).toBe(false);
    expect(session.accessToken()).toBeUndefined();
  });

  it('on refresh: the new token serves from memory and the retry succeeds', async () => {
    store('a1', 'r1');
    server.on('post', tokenPath, () => json({ access_token: 'a2' }));
    server.on('get', page, (request) => (bearerOf(request) === 'a2' ? json({}) : status(403)));
    const { session, send } = openTab();
    refuse('setItem', 'QuotaExceededError');
    expect((await send({ url: page })).status).toBe(200);
    expect(session.getSnapshot()).toEqual({ signedIn: true, epoch: 0, persistent: false });
    expect(session.accessToken()).toBe('a2');
    expect(server.calls(tokenPath)).toHaveLength(1);
  });

  it('then a sign-out removes the old tokens that the storage has kept', async () => {
    store('a1', 'r1');
    server.on('post', tokenPath, () => json({ access_token: 'a2' }));
    const { session } = openTab();
    refuse('setItem', 'QuotaExceededError');
    await session.renew('a1');
    session.signOut();
    expect(stored()).toEqual({ access: null, refresh: null });
  });

  it('a storage that lets nothing be removed: this tab is signed out all the same', () => {
    store('a1', 'r1');
    const { session, signedIn } = openTab();
    refuse('removeItem', 'SecurityError');
    session.signOut();
    expect(signedIn()).toBe(false);
    expect(session.accessToken()).toBeUndefined();
  });
});
