import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';

const catalogueSchema = v.array(v.object({ key: v.string() }));

/** The catalogue of permission keys in the server's order, fetched once per page visit. */
export function usePermissionKeys() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: ['directory/permissions'],
    queryFn: async ({ signal }) => {
      const call = { path: '', schema: catalogueSchema, signal };
      return (await calls.call('directory/permissions', call)).map(({ key }) => key);
    },
    staleTime: 10_000,
  });
}

/** The keys of the catalogue, followed by held keys that it lacks. */
export function withUnknownKeys(catalogue: readonly string[], heldKeys: Iterable<string>): string[] {
  return [...new Set([...catalogue, ...heldKeys])];
}

/** The key of `{product} Controlling` begins with the product's key (specification, section 3). */
const controlling = /.-controlling$/;

/** Returns a function for a permission key's caption, as in the menu; an unknown key is shown as it is. */
export function usePermissionName(): (key: string) => string {
  const translate = useTranslate();
  return (key) =>
    controlling.test(key)
      ? translate('people.permissions.controlling')
      : translate(`people.permissions.${key}`, { _: key });
}
