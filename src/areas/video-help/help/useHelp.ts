import { useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';

export const reader = 'video-help/reader';

/** Queries something for the reader in the page's language. */
export function useHelp<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  query: Readonly<Record<string, string>> = {},
  enabled = true,
) {
  const calls = useRecordCalls();
  const { lang } = document.documentElement;
  const search = new URLSearchParams({ ...query, language: lang }).toString();
  return useQuery({
    queryKey: [reader, path, search],
    queryFn: ({ signal }) => calls.call(reader, { path: `${path}?${search}`, schema, signal }),
    enabled,
  });
}
