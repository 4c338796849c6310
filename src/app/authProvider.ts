import type { AuthProvider } from 'react-admin';
import type { Profile } from '@/api/profile';
import { resourcesOf } from '@/areas';
import { permitsAction } from '@/areas/permitsAction';
import { expectedPermissions, profileQuery } from './profileQuery';
import type { Services } from './services';

type Parts = Pick<Services, 'api' | 'areas' | 'queryClient' | 'session' | 'store'>;

/**
 * The session as react-admin's authProvider. `checkError` passes every error to its caller, and a failed `checkAuth` does not redirect:
 * the guards do that and remember the page. See `docs/decisions/session.md`.
 */
export function createAuthProvider(parts: Parts): AuthProvider {
  const { areas, queryClient, session } = parts;
  const resources = resourcesOf(areas);

  /** A failed load is not repeated automatically: the page that shows the error has a retry. */
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

  /** Does not reject during an interruption, where react-admin would clear the data of the form on the page. */
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
    /** `resource` is a resource's name, or an area's key for anything else in that area. */
    async canAccess({ resource, action }: { resource: string; action: string }) {
      const area =
        resources.find(({ id }) => id === resource)?.area ?? areas.find(({ key }) => key === resource);
      if (area === undefined || !session.getSnapshot().signedIn) return false;
      // The last known permissions let pages load early; the page's guard checks the profile.
      const expectedKeys = expectedPermissions(parts.store) ?? [];
      return permitsAction(expectedKeys, area, action) || permitsAction(await permissions(), area, action);
    },
  };
}
