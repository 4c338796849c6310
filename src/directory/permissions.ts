import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import type { RecordCalls } from '../api/records';
import { useRecordCalls } from '../records/calls/useRecordCalls';

const catalogueSchema = v.array(v.object({ key: v.string() }));

/** The catalogue of permission keys, in the order of the server. It is asked for once for each visit of a page. */
export function usePermissionKeys() {
  return useQuery(permissionKeysQuery(useRecordCalls()));
}

/** The query behind it, for pages that ask for it before their form is shown. */
export function permissionKeysQuery(calls: RecordCalls) {
  return {
    queryKey: ['directory/permissions'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const call = { path: '', schema: catalogueSchema, signal };
      return (await calls.call('directory/permissions', call)).map(({ key }) => key);
    },
    staleTime: 10_000,
  };
}

/** The keys of the catalogue and, after them, those that somebody has although it lacks them: nothing is hidden or lost. */
export function withUnknownKeys(catalogue: readonly string[], held: Iterable<string>): string[] {
  return [...new Set([...catalogue, ...held])];
}

/** The key of `{product} Controlling` begins with the product's own key (specification, section 3). */
const controlling = /.-controlling$/;

/** The caption of a permission key, in the words of the menu; a key that the texts do not know is shown as it is. */
export function usePermissionName(): (key: string) => string {
  const translate = useTranslate();
  return useCallback(
    (key) =>
      controlling.test(key)
        ? translate('directory.permissions.controlling')
        : translate(`directory.permissions.${key}`, { _: key }),
    [translate],
  );
}
