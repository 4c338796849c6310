import type { AuthProvider } from 'react-admin';
import { resourcesOf } from '../areas';
import { permits, profileQuery } from './profileQuery';
import type { Services } from './services';

type Parts = Pick<Services, 'api' | 'areas' | 'queryClient' | 'session'>;

/**
 * react-admin's view of the session. The session itself signs out and the guards lead to the sign-in page; so
 * `checkError` lets every error reach its caller (a rejection would turn a failed save into a success), and a failed
 * `checkAuth` moves nobody: react-admin's own redirect would lose the way back. See `docs/decisions/session.md`.
 */
export function createAuthProvider(parts: Parts): AuthProvider {
  const { areas, queryClient, session } = parts;
  const resources = resourcesOf(areas);

  async function permissions(): Promise<readonly string[]> {
    if (!session.getSnapshot().signedIn) return [];
    const profile = await queryClient.ensureQueryData(profileQuery(parts)).catch(() => undefined);
    return profile?.permissions ?? [];
  }

  function requireSession(): void {
    if (!session.getSnapshot().signedIn) throw { redirectTo: false, message: false };
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
      const { email, name } = await queryClient.ensureQueryData(profileQuery(parts));
      return { id: email, fullName: name };
    },
    getPermissions: permissions,
    async canAccess({ resource }: { resource: string }) {
      const area = resources.find(({ id }) => id === resource)?.area;
      return area !== undefined && permits(await permissions(), area.permission);
    },
  };
}
