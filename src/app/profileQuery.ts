import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Profile, profileKey } from '@/api/profile';
import { type Services, useServices, useSession } from './services';

/** The profile query, shared by menu, guards, identity and page. The epoch in its key separates people. */
export function profileQuery({ api, session, store }: Pick<Services, 'api' | 'session' | 'store'>) {
  const { epoch } = session.getSnapshot();
  return queryOptions({
    queryKey: [profileKey, epoch],
    queryFn: async ({ client, signal }): Promise<Profile> => {
      const profile = await api.getProfile(signal);
      if (session.getSnapshot().epoch === epoch) {
        store.belongTo(profile.email);
        store.setItem(expectedKey, profile.permissions);
        givePermissions(client, profile.permissions);
      }
      return profile;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The key in the store; a sign-out removes it. */
const expectedKey = 'session.permissions';

/** The permissions of this sign-in's last loaded profile, in this or an earlier page load. */
export function expectedPermissions(store: Services['store']): readonly string[] | undefined {
  const storedValue = store.getItem<unknown>(expectedKey);
  return Array.isArray(storedValue) ? storedValue.filter((key) => typeof key === 'string') : undefined;
}

/**
 * Gives react-admin the permissions: the last known ones before the first render, then the profile's. Where they arrive late
 * or anew, `<Admin>` renders its layout and all routes again.
 */
export function givePermissions(queryClient: QueryClient, permissions: readonly string[]): void {
  const known = queryClient.getQueryData<readonly string[]>(reactAdminKey);
  if (known?.join('\n') !== permissions.join('\n')) queryClient.setQueryData(reactAdminKey, permissions);
}

/** The key of react-admin's `usePermissions`. */
const reactAdminKey = ['auth', 'getPermissions', {}];

/** The user's permissions; until the profile arrives, the last known ones, so that page and profile load in parallel. The server decides anyway. */
export function usePermissions(): readonly string[] | undefined {
  const { store } = useServices();
  const { signedIn, interrupted } = useSession();
  const profile = useProfile();
  // The store returns a new list each time; effects need a stable one.
  const names = expectedPermissions(store)?.join('\n');
  const expectedKeys = useMemo(() => names?.split('\n').filter((name) => name !== ''), [names]);
  if (!signedIn && interrupted === undefined) return undefined;
  return profile.data?.permissions ?? expectedKeys;
}

/** The query for the signed-in admin's profile. */
export function useProfile() {
  const services = useServices();
  const { signedIn } = useSession();
  // A page opened later does not repeat a failed load: its error has a retry.
  return useQuery({ ...profileQuery(services), enabled: signedIn, retryOnMount: false });
}
