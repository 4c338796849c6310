import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { readItems } from './itemSchema';
import { withEvents } from './itemState';
import { useReader } from './reader';

interface InboxQuery {
  readonly page: number;
  readonly perPage: number;
  readonly filter: Readonly<Record<string, unknown>>;
}

/** A page of the reader's messages, updated by what was done since it loaded; invalid ones are skipped. */
export function useInbox({ page, perPage, filter }: InboxQuery) {
  const { done } = useReader();
  const { lang } = document.documentElement;
  const { data, total, error, isFetching, refetch } = useGetList('messages/inbox', {
    pagination: { page, perPage },
    sort: { field: 'from', order: 'DESC' },
    filter: { ...filter, language: lang },
  });
  const items = useMemo(() => data && withEvents(readItems(data), done), [data, done]);
  return { items, total, error, isFetching, refetch };
}
