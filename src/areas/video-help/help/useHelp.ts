import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as v from 'valibot';
import { useRecordCalls } from '@/records/calls/useRecordCalls';

export const reader = 'video-help/reader';

interface HelpOptions {
  enabled?: boolean;
  /** The answer to the last query stays until the next one is there. */
  keepsPrevious?: boolean;
}

/** Queries something for the reader in the page's language. */
export function useHelp<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  query: Readonly<Record<string, string>> = {},
  { enabled = true, keepsPrevious = false }: HelpOptions = {},
) {
  const calls = useRecordCalls();
  const { lang } = document.documentElement;
  const search = new URLSearchParams({ ...query, language: lang }).toString();
  return useQuery({
    queryKey: [reader, path, search],
    queryFn: ({ signal }) => calls.call(reader, { path: `${path}?${search}`, schema, signal }),
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
