import MailOutlined from '@mui/icons-material/MailOutlined';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/api/apiError';
import { createAuthProvider } from '@/app/authProvider';
import { createQueryClient } from '@/app/queryClient';
import type { Area } from '@/areas';
import { bearerOf, deferred, json, profilePath, status, testServer, tokenPath } from '../session/server';
import { clearBrowser, openTab, store, stored } from '../session/tab';

const server = testServer();

const area = (path: string, permission: string): Area => ({
  key: path,
  path,
  permission,
  order: 1,
  icon: MailOutlined,
  resources: [{ name: 'items' }],
});
const messages = { ...area('messages', 'admin_messages'), actions: ['view', 'edit', 'publish'] };
const areas = [messages, area('press-library', 'library'), area('help', 'none')];

beforeEach(() => {
  clearBrowser();
  store('a1', 'r1');
});

/** The provider with a cache that is cleared on each change of the session, as in the application. */
function open({ forgets = true } = {}) {
  const { api, session } = openTab();
  const queryClient = createQueryClient();
  let { epoch } = session.getSnapshot();
  session.subscribe(() => {
    if (forgets && session.getSnapshot().epoch !== epoch) queryClient.clear();
    ({ epoch } = session.getSnapshot());
  });
  const store = { ...memoryStore(), belongTo: () => {}, interrupt: () => {} };
  const provider = createAuthProvider({ api, areas, queryClient, session, store });
  return {
    ...provider,
    queryClient,
    session,
    permissions: async (): Promise<unknown> => provider.getPermissions?.({}),
    identity: async (): Promise<unknown> => provider.getIdentity?.(),
    may: async (resource: string, action: string): Promise<unknown> =>
      provider.canAccess?.({ resource, action }),
    mayOpen: async (resource: string): Promise<unknown> => provider.canAccess?.({ resource, action: 'list' }),
  };
}

const profileIs = (profile: Record<string, unknown>) => server.on('get', profilePath, () => json(profile));
const ann = { name: 'Ann', email: 'ann@press.example', permissions: ['profile', 'admin_messages'] };

describe('signing in and out', () => {
  it('login is the password grant, without a redirect', async () => {
    clearBrowser();
    server.on('post', tokenPath, () => json({ access_token: 'b1', refresh_token: 'rb1' }));
    const { login } = open();
    expect(await login({ username: 'ann@press.example', password: ' pw ' })).toEqual({ redirectTo: false });
    expect(server.sent.map(({ body }) => body)).toEqual([
      'grant_type=password&username=ann%40press.example&password=+pw+',
    ]);
    expect(stored()).toEqual({ access: 'b1', refresh: 'rb1' });
  });

  it('logout clears at once, without a call or redirect', async () => {
    const { logout, session } = open();
    expect(await logout({})).toBe(false);
    expect(session.getSnapshot().signedIn).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('M1 checkAuth without a session rejects, without a message or redirect', async () => {
    clearBrowser();
    await expect(open().checkAuth({})).rejects.toEqual({ redirectTo: false, message: false });
  });

  it.each([new ApiError('refused', 403), undefined])(
    'M2 checkError lets %s reach its caller: a failed save is never a success',
    async (error) => {
      await expect(open().checkError(error)).resolves.toBeUndefined();
      clearBrowser();
      await expect(open().checkError(error)).resolves.toBeUndefined();
    },
  );
});

describe('who is signed in', () => {
  it('comes from the profile, which loads once for all callers', async () => {
    profileIs(ann);
    const { identity, permissions, mayOpen } = open();
    expect(await Promise.all([identity(), permissions(), mayOpen('messages/items')])).toEqual([
      { id: 'ann@press.example', fullName: 'Ann' },
      ['profile', 'admin_messages'],
      true,
    ]);
    await permissions();
    expect(server.sent.map(bearerOf)).toEqual(['a1']);
  });

  it('M13 signed out, there are no calls, permissions or identity', async () => {
    clearBrowser();
    const { permissions, identity, mayOpen } = open();
    expect(await permissions()).toEqual([]);
    expect(await mayOpen('messages/items')).toBe(false);
    await expect(identity()).rejects.toBeDefined();
    expect(server.sent).toHaveLength(0);
  });

  it('403 without a refresh token for the profile: no permissions, after one call', async () => {
    store('a1', null);
    server.on('get', profilePath, () => status(403));
    const { permissions, identity } = open();
    expect(await permissions()).toEqual([]);
    expect(server.sent).toHaveLength(1);
    await expect(identity()).rejects.toMatchObject({ name: 'ApiError' });
  });

  it('a profile that failed to load permits nothing, and loads again only by a retry', async () => {
    server.on('get', profilePath, () => status(500));
    const { permissions, queryClient } = open();
    expect(await permissions()).toEqual([]);
    profileIs(ann);
    expect(await permissions()).toEqual([]);
    expect(server.sent).toHaveLength(1);
    await queryClient.refetchQueries();
    expect(await permissions()).toEqual(ann.permissions);
  });

  it("M4 after another sign-in it is the other one's profile, even where the cache was not emptied", async () => {
    server.on('get', profilePath, (request) =>
      json(bearerOf(request) === 'a1' ? ann : { name: 'Bob', email: 'bob@press.example', permissions: [] }),
    );
    server.on('post', tokenPath, () => json({ access_token: 'b1' }));
    const { permissions, identity, session } = open({ forgets: false });
    await permissions();
    await session.signIn('bob', 'pw');
    expect(await permissions()).toEqual([]);
    expect(await identity()).toEqual({ id: 'bob@press.example', fullName: 'Bob' });
    expect(server.calls(profilePath).map(bearerOf)).toEqual(['a1', 'b1']);
  });

  it('an answer that arrives after the sign-out gives nobody its rights', async () => {
    const arrived = deferred();
    const late = deferred();
    server.on('get', profilePath, async () => {
      arrived.resolve();
      await late.promise;
      return json(ann);
    });
    const { permissions, session } = open();
    const answer = permissions();
    await arrived.promise;
    session.signOut();
    late.resolve();
    expect(await answer).toEqual([]);
    expect(await permissions()).toEqual([]);
  });
});

describe('access to resources', () => {
  it('is judged by the finer keys of the area, for its resources and for the area itself', async () => {
    profileIs({ ...ann, permissions: ['admin_messages', 'admin_messages.view'] });
    const { may } = open();
    expect(await may('messages/items', 'list')).toBe(true);
    expect(await may('messages/items', 'delete')).toBe(false);
    expect(await may('messages', 'publish')).toBe(false);
    expect(await may('help/items', 'delete')).toBe(true);
  });

  it.each([
    ['press-library/items', false],
    ['__proto__', false],
  ])("%s is judged by its area's key: %s", async (resource, may) => {
    profileIs(ann);
    expect(await open().mayOpen(resource)).toBe(may);
  });

  it('is not given by the address of an area in place of its key', async () => {
    profileIs({ ...ann, permissions: ['messages'] });
    const { mayOpen } = open();
    expect(await mayOpen('messages/items')).toBe(false);
    expect(await mayOpen('press-library/items')).toBe(false);
  });
});
