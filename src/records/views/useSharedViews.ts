import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useGetList, useResourceContext } from 'react-admin';
import type { RecordCalls } from '@/api/records';
import type { SharedView } from './sharedView';
import type { ViewSharing } from './views';

/** The most views of one list that the panel shows. */
const mostViews = 100;

/** The views of this list shared with or by the person; undefined if the server stores none. */
export function useSharedViews(sharing: ViewSharing | undefined, wanted: boolean) {
  const resource = useResourceContext();
  // react-admin's `useDataProvider` would make the result of `has` a promise. Our data provider has these calls too
  // (`createDataProvider`).
  const calls = useContext(DataProviderContext) as DataProvider & RecordCalls;
  const kept = sharing !== undefined && calls.has(sharing.resource);
  const query = useGetList<SharedView>(
    sharing?.resource ?? '',
    {
      filter: { resource },
      sort: { field: 'label', order: 'ASC' },
      pagination: { page: 1, perPage: mostViews },
    },
    { enabled: kept && wanted, staleTime: 60_000 },
  );
  return kept ? query : undefined;
}
