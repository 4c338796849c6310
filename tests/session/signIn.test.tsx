import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GrantError } from '@/session/tokenEndpoint';
import { deferred, formOf, html, json, offline, status, testServer, tokenPath } from './server';
import { clearBrowser, openTab, setCookie, store, stored } from './tab';

const server = testServer();

beforeEach(clearBrowser);
afterEach(() => vi.useRealTimers());

const granted = () => json({ access_token: 'a1', refresh_token: 'r1' });

describe('the password grant', () => {
  it('one form-encoded call with exactly three fields and the client credential; both tokens are stored', async () => {
    server.on('post', tokenPath, granted);
    const { session, changes } = openTab();
    await session.signIn('ann@press.example', 'Secret1!');
    expect(server.sent).toHaveLength(1);
    const [call] = server.calls(tokenPath, 'POST');
    expect(call?.headers.get('Content-Type')).toMatch(
      /^application\/x-www-form-urlencoded(;charset=utf-8)?$/i,
    );
    expect(call?.body).toBe('grant_type=password&username=ann%40press.example&password=Secret1%21');
    expect(call?.headers.get('Authorization')).toBe(`Basic ${btoa('office:s3cret')}`);
    expect(stored()).toEqual({ access: 'a1', refresh: 'r1' });
    expect(session.getSnapshot()).toEqual({ signedIn: true, epoch: 1, persistent: true });
    expect(changes).toEqual([true]);
  });

  it.each([
    '& = + % space ü 😀 "',
    'a\nb',
    'a\tb',
    '  surrounded  ',
    '%2B%00',
    '<script>&amp;',
    'A\u030A', // NFD, stays NFD
  ])('the credentials %j arrive as typed', async (text) => {
    server.on('post', tokenPath, granted);
    await openTab().session.signIn(text, text);
    const [call] = server.calls(tokenPath);
    expect(call && formOf(call)).toEqual({ grant_type: 'password', username: text, password: text });
  });

  it.each([
    ['office', 'pässwörd€', 'office:pässwörd€'],
    ['büro', '😀', 'büro:😀'],
    ['office', '', 'office:'],
  ])('a client credential of any script: %s %s', async (clientId, clientSecret, plain) => {
    server.on('post', tokenPath, granted);
    await openTab({ oauth: { clientId, clientSecret } }).session.signIn('ann', 'pw');
    const header = server.calls(tokenPath)[0]?.headers.get('Authorization') ?? '';
    const bytes = Uint8Array.from(atob(header.replace('Basic ', '')), (char) => char.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toBe(plain);
  });

  it('a stored bearer does not displace the client credential', async () => {
    store('old', 'old-refresh');
    server.on('post', tokenPath, granted);
    await openTab().session.signIn('ann', 'pw');
    expect(server.calls(tokenPath)[0]?.headers.get('Authorization')).toMatch(/^Basic /);
  });

  it('the sign-in call carries the anti-forgery header', async () => {
    setCookie('XSRF-TOKEN=forged-not');
    server.on('post', tokenPath, granted);
    await openTab().session.signIn('ann', 'pw');
    expect(server.calls(tokenPath)[0]?.headers.get('X-XSRF-TOKEN')).toBe('forged-not');
  });

  it('no refresh token in the answer: signed in without one, an earlier one is gone', async () => {
    store('old', 'old-refresh');
    server.on('post', tokenPath, () => json({ access_token: 'a1' }));
    const { session } = openTab();
    await session.signIn('ann', 'pw');
    expect(stored()).toEqual({ access: 'a1', refresh: null });
    expect(session.hasRefreshToken()).toBe(false);
  });

  it('each sign-in is another session, also with the same tokens', async () => {
    server.on('post', tokenPath, granted);
    const { session, epoch } = openTab();
    await session.signIn('ann', 'pw');
    const first = localStorage.getItem('session_id');
    await session.signIn('ann', 'pw');
    expect(localStorage.getItem('session_id')).not.toBe(first);
    expect(epoch()).toBe(2);
  });
});

describe('a sign-in that fails', () => {
  it.each([400, 401, 403, 429, 500, 503])('%i: refused, nothing stored, no refresh', async (code) => {
    server.on('post', tokenPath, () => json({ error: 'invalid_grant' }, code));
    const { session } = openTab();
    const error = await session.signIn('ann', 'pw').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GrantError);
    expect(error).toMatchObject({ reason: 'refused', status: code });
    expect(server.sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(session.getSnapshot()).toEqual({ signedIn: false, epoch: 0, persistent: true });
  });

  it('403 does not start a refresh, though a refresh token is stored; the session there stays', async () => {
    store('a1', 'r1');
    server.on('post', tokenPath, () => status(403));
    const { session, signedIn } = openTab();
    await expect(session.signIn('bob', 'pw')).rejects.toThrow(GrantError);
    expect(server.calls(tokenPath)).toHaveLength(1);
    expect(signedIn()).toBe(true);
    expect(stored()).toEqual({ access: 'a1', refresh: 'r1' });
  });

  it('no network', async () => {
    server.on('post', tokenPath, offline);
    await expect(openTab().session.signIn('ann', 'pw')).rejects.toMatchObject({ reason: 'unreachable' });
    expect(localStorage).toHaveLength(0);
  });

  it('a server that never answers is given up after ten seconds', async () => {
    const timers = server.stopClock();
    const arrived = deferred();
    server.on('post', tokenPath, () => {
      arrived.resolve();
      return new Promise<never>(() => {});
    });
    const { session } = openTab();
    const outcome = vi.fn();
    const signIn = session.signIn('ann', 'pw').catch(outcome);
    await arrived.promise;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await signIn;
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unreachable' }));
    expect(timers.count()).toBe(0);
  });

  it('a redirect is not followed: credentials go nowhere else', async () => {
    server.on(
      'post',
      tokenPath,
      () => new HttpResponse(null, { status: 307, headers: { Location: 'https://evil.example/take' } }),
    );
    await expect(openTab().session.signIn('ann', 'pw')).rejects.toMatchObject({ reason: 'unreachable' });
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['a page', html()],
    ['an empty body', status(200)],
    ['204', status(204)],
    ['{}', json({})],
    ['a null token', json({ access_token: null })],
    ['a number', json({ access_token: 123 })],
    ['an object', json({ access_token: { a: 1 } })],
    ['an array', json(['a1'])],
    ['null', json(null)],
    ['an empty token', json({ access_token: '' })],
    ["the word 'undefined'", json({ access_token: 'undefined' })],
    ['a line break in the token', json({ access_token: 'a\r\nX-Evil: 1' })],
    ['a space in the token', json({ access_token: 'a b' })],
    ['a letter that no header carries', json({ access_token: 'tökén' })],
    ['a line break in the refresh token', json({ access_token: 'a1', refresh_token: 'r\n1' })],
    ['a refresh token that is a number', json({ access_token: 'a1', refresh_token: 5 })],
    ['a token by way of the prototype', new HttpResponse('{"__proto__":{"access_token":"a1"}}')],
  ])('%s: no usable answer, nothing stored', async (_name, answer) => {
    server.on('post', tokenPath, () => answer.clone());
    const { session } = openTab();
    await expect(session.signIn('ann', 'pw')).rejects.toMatchObject({
      name: 'GrantError',
      reason: 'unusable',
    });
    expect(localStorage).toHaveLength(0);
    expect(session.getSnapshot().signedIn).toBe(false);
  });

  it('no error text carries what was typed or answered', async () => {
    server.on('post', tokenPath, () => json({ access_token: 'tok en-secret', hint: 'Secret1!' }));
    const error: unknown = await openTab()
      .session.signIn('ann@press.example', 'Secret1!')
      .catch((reason: unknown) => reason);
    const texts = `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? error.stack : ''}`;
    for (const secret of ['Secret1!', 'en-secret', 's3cret', 'ann@press'])
      expect(texts).not.toContain(secret);
  });
});
