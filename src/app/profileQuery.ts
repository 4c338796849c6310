import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Profile, profileKey } from '../api/profile';
import { type Services, useServices, useSession } from './services';

/**
 * The one load of the signed-in admin's profile: menu, guards, identity and the profile page all read it.
 * The epoch in its key keeps one person's profile from another's page (cases T064, T140).
 */
export function profileQuery({ api, session }: Pick<Services, 'api' | 'session'>) {
  const { epoch } = session.getSnapshot();
  return queryOptions({
    queryKey: [profileKey, epoch],
    queryFn: ({ signal }): Promise<Profile> => api.getProfile(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The signed-in admin's profile as a query: pending, failed (with `refetch`) or there. */
export function useProfile() {
  const services = useServices();
  const { signedIn } = useSession();
  return useQuery({ ...profileQuery(services), enabled: signedIn });
}

/** Whether a permissions list opens something; the key `none` needs no permission (reading R6). */
export function permits(permissions: readonly string[], key: string): boolean {
  return key === 'none' || permissions.includes(key);
}
