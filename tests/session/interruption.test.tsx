import { beforeEach, describe, expect, it } from 'vitest';
import { bearerOf, deferred, formOf, json, profilePath, status, testServer, tokenPath } from './server';
import { clearBrowser, openTab, store, stored } from './tab';

const server = testServer();
const page = '/clientapi/v1/page';

/** The owners of tokens: `a1` and `a2` belong to Ann, `b1` to Bob. */
const people: Readonly<Record<string, string>> = { a: 'ann', b: 'bob' };

beforeEach(() => {
  clearBrowser();
  store('a1', 'ra1');
  server.on('get', profilePath, (request) => json({ email: people[bearerOf(request)?.[0] ?? ''] }));
  server.on('post', tokenPath, (request) => {
    const { grant_type: grant, username } = formOf(request);
    if (grant === 'refresh_token') return status(400);
    return json({ access_token: `${username}2`, refresh_token: `r${username}2` });
  });
  server.on('post', page, (request) => status(bearerOf(request)?.endsWith('2') ? 200 : 403));
});

/** A tab with a changed form while `unsaved.is` is true. */
function tabOf(person: string) {
  const tab = openTab();
  const unsaved = { is: true };
  tab.session.protectUnsaved({
    unsavedOf: () => (unsaved.is ? person : undefined),
    identify: async (accessToken, signal) => (await tab.api.getProfileOf(accessToken, signal)).email,
  });
  return { ...tab, unsaved, snapshot: tab.session.getSnapshot };
}

/** Sends a POST that the server refuses because the session has ended, so that it waits. */
async function interrupted() {
  const tab = tabOf('ann');
  const saving = tab.send({ url: page, method: 'POST', body: '{"name":"A"}' });
  const outcome = saving.then(
    (answer) => answer.status,
    (error) => error.reason,
  );
  await expect.poll(() => tab.snapshot().interrupted).toBe('ann');
  return { ...tab, outcome };
}

const sends = () => server.calls(page).map(bearerOf);

describe('a session that is ended by force over unsaved input', () => {
  it('R7 is signed out at once, and its epoch waits', async () => {
    const { snapshot, session } = await interrupted();
    expect(snapshot()).toMatchObject({ signedIn: false, epoch: 0, interrupted: 'ann' });
    expect(session.accessToken()).toBeUndefined();
    expect(stored()).toEqual({ access: null, refresh: null });
    session.giveUp();
  });

  it('R7 continues for the same person: what waited is sent again', async () => {
    const { session, snapshot, outcome } = await interrupted();
    await session.signIn('a', 'pw');
    expect(await outcome).toBe(200);
    expect(sends()).toEqual(['a1', 'a2']);
    expect(snapshot()).toMatchObject({ signedIn: true, epoch: 0, interrupted: undefined });
    expect(stored()).toEqual({ access: 'a2', refresh: 'ra2' });
  });

  it('R7 sends nothing for another person', async () => {
    const { session, snapshot, outcome, send } = await interrupted();
    const begun = send({ url: page, method: 'POST' }).catch((error) => error.reason);
    await session.signIn('b', 'pw');
    expect(await outcome).toBe(403);
    expect(await begun).toBe('ended');
    expect(sends()).toEqual(['a1']);
    expect(snapshot()).toMatchObject({ signedIn: true, epoch: 1, interrupted: undefined });
    expect(stored()).toEqual({ access: 'b2', refresh: 'rb2' });
  });

  it('R7 gives the 403 to the caller when it is given up', async () => {
    const { session, snapshot, outcome } = await interrupted();
    session.giveUp();
    expect(await outcome).toBe(403);
    expect(sends()).toEqual(['a1']);
    expect(snapshot()).toMatchObject({ signedIn: false, epoch: 1, interrupted: undefined });
  });

  it('R7 sends with the new token only when it is known whose it is', async () => {
    const { session, outcome, send } = await interrupted();
    const profileCall = deferred();
    server.on('get', profilePath, async () => {
      await profileCall.promise;
      return json({ email: 'bob' });
    });
    const signingIn = session.signIn('b', 'pw');
    await expect.poll(() => server.calls(profilePath).length).toBe(1);
    const begun = send({ url: page, method: 'POST' }).catch((error) => error.reason);
    expect(session.accessToken()).toBeUndefined();
    profileCall.resolve();
    await signingIn;
    expect([await outcome, await begun]).toEqual([403, 'ended']);
    expect(sends()).toEqual(['a1']);
  });

  it('R7 keeps waiting when the profile does not identify the person', async () => {
    const { session, snapshot, outcome } = await interrupted();
    server.on('get', profilePath, () => status(500));
    await expect(session.signIn('a', 'pw')).rejects.toMatchObject({ reason: 'refused' });
    expect(stored()).toEqual({ access: null, refresh: null });
    expect(snapshot()).toMatchObject({ signedIn: false, interrupted: 'ann' });
    server.on('get', profilePath, () => json({ email: 'ann' }));
    await session.signIn('a', 'pw');
    expect(await outcome).toBe(200);
  });

  it('R7 a person without an email is nobody known', async () => {
    const { session, snapshot, outcome } = await interrupted();
    server.on('get', profilePath, () => json({}));
    await session.signIn('a', 'pw');
    expect(await outcome).toBe(403);
    expect(snapshot()).toMatchObject({ signedIn: true, epoch: 1 });
  });

  it('R7 a sign-in that comes after it was given up changes nothing', async () => {
    const { session, snapshot, outcome } = await interrupted();
    const signingIn = session.signIn('a', 'pw');
    session.giveUp();
    await signingIn;
    expect(await outcome).toBe(403);
    expect(snapshot()).toMatchObject({ signedIn: false, epoch: 1 });
    expect(stored()).toEqual({ access: null, refresh: null });
  });

  it('R7 ends as ever when nothing is unsaved, or on purpose', async () => {
    const tab = tabOf('ann');
    tab.unsaved.is = false;
    expect((await tab.send({ url: page, method: 'POST' })).status).toBe(403);
    expect(tab.snapshot()).toMatchObject({ signedIn: false, epoch: 1, interrupted: undefined });
    store('a1', 'ra1');
    const otherTab = tabOf('ann');
    otherTab.session.signOut();
    expect(otherTab.snapshot()).toMatchObject({ signedIn: false, epoch: 1, interrupted: undefined });
  });
});

describe('the other tabs during an interruption', () => {
  it('R7 a refresh that is under way when another tab signs out restores nothing', async () => {
    const renewed = deferred();
    server.on('post', tokenPath, async () => {
      await renewed.promise;
      return json({ access_token: 'a2', refresh_token: 'ra2' });
    });
    const { notify, snapshot, session, send } = tabOf('ann');
    const outcome = send({ url: page, method: 'POST' }).then((answer) => answer.status);
    await expect.poll(() => server.calls(tokenPath).length).toBe(1);
    store(null, null, null);
    notify();
    expect(snapshot().interrupted).toBe('ann');
    renewed.resolve();
    await expect.poll(() => session.accessToken() ?? 'none').toBe('none');
    session.giveUp();
    expect(await outcome).toBe(403);
    expect(stored()).toEqual({ access: null, refresh: null });
  });

  it('R7 a sign-in there is announced and not taken over, until this tab gives its form up', async () => {
    const { notify, session, snapshot, outcome } = await interrupted();
    store('b1', 'rb1', 'second');
    notify();
    expect(snapshot()).toMatchObject({ signedIn: false, interrupted: 'ann', signedInElsewhere: true });
    expect(server.calls(profilePath)).toHaveLength(0);
    session.giveUp();
    expect(await outcome).toBe(403);
    expect(snapshot()).toMatchObject({ signedIn: true, epoch: 1, interrupted: undefined });
    expect(session.accessToken()).toBe('b1');
  });

  it('R7 after a sign-in there, the same person can still continue here', async () => {
    const { notify, session, snapshot, outcome } = await interrupted();
    store('b1', 'rb1', 'second');
    notify();
    await session.signIn('a', 'pw');
    expect(await outcome).toBe(200);
    expect(snapshot()).toMatchObject({ signedIn: true, epoch: 0, interrupted: undefined });
    expect(stored()).toEqual({ access: 'a2', refresh: 'ra2' });
  });
});
