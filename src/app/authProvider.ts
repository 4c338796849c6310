import type { AuthProvider } from 'react-admin';
import type { Profile } from '@/api/profile';
import { resourcesOf } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import { expectedPermissions, profileQuery } from './profileQuery';
import type { Services } from './services';

type Parts = Pick<Services, 'api' | 'areas' | 'queryClient' | 'session' | 'store'>;

/**
 * react-admin's view of the session. `checkError` lets every error reach its caller, and a failed `checkAuth` moves nobody: the
 * session and the guards do that, and keep the way back. See `docs/decisions/session.md`.
 */
export function createAuthProvider(parts: Parts): AuthProvider {
  const { areas, queryClient, session } = parts;
  const resources = resourcesOf(areas);

  /** What has failed is not asked for again by itself: the page that tells of it has a retry. */
  async function loadProfile(): Promise<Profile> {
    const query = profileQuery(parts);
    const { status, error } = queryClient.getQueryState<Profile>(query.queryKey) ?? {};
    if (status === 'error') throw error;
    return queryClient.ensureQueryData(query);
  }

  async function permissions(): Promise<readonly string[]> {
    if (!session.getSnapshot().signedIn) return [];
    const profile = await loadProfile().catch(() => undefined);
    return profile?.permissions ?? [];
  }

  /** Over an interrupted session react-admin must not clear away what the form on the page is made of. */
  function requireSession(): void {
    const { signedIn, interrupted } = session.getSnapshot();
    if (!signedIn && interrupted === undefined) throw { redirectTo: false, message: false };
  }

  return {
    async login({ username, password }: { username: string; password: string }) {
      await session.signIn(username, password);
      return { redirectTo: false };
    },
    async logout() {
      session.signOut();
      return false;
    },
    async checkAuth() {
      requireSession();
    },
    async checkError() {},
    async getIdentity() {
      requireSession();
      const { email, name } = await loadProfile();
      return { id: email, fullName: name };
    },
    getPermissions: permissions,
    /** `resource` is a resource's name, or the key of an area for what is no resource of it. */
    async canAccess({ resource, action }: { resource: string; action: string }) {
      const area =
        resources.find(({ id }) => id === resource)?.area ?? areas.find(({ key }) => key === resource);
      if (area === undefined || !session.getSnapshot().signedIn) return false;
      // What was permitted last may be loaded at once; the page's guard asks the profile.
      const expected = expectedPermissions(parts.store) ?? [];
      return permitsAction(expected, area, action) || permitsAction(await permissions(), area, action);
    },
  };
}
