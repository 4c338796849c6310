import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { textsResource } from '../textAddress';
import { byKey } from '../textFilters';
import type { Translation } from '../translationSchema';

/** A key by its id or its name with its text in a language, loaded when it is opened and left alone while somebody writes. */
export function useOneText(
  filter: { readonly id: readonly [string] } | { readonly key_eq_any: readonly [string] },
  language: string,
  enabled = true,
) {
  const calls = useRecordCalls();
  const asked = { filter, pagination: { page: 1, perPage: 1 }, sort: byKey, meta: { embed: [language] } };
  return useQuery({
    // Of lists, because a save is shown in all of them.
    queryKey: [textsResource, 'getList', asked],
    queryFn: ({ signal }) => calls.getList<Translation>(textsResource, { ...asked, signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
