import { useContext } from 'react';
import { type DataProvider, DataProviderContext, useGetList, useResourceContext } from 'react-admin';
import type { RecordCalls } from '@/api/records';
import type { SharedView } from './sharedView';
import type { ViewSharing } from './views';

/** As many views of one list as the panel shows. */
const mostViews = 100;

/** The views of this list that others share with the person, or the person with others; undefined where none are kept. */
export function useSharedViews(sharing: ViewSharing | undefined, wanted: boolean) {
  const resource = useResourceContext();
  // react-admin's `useDataProvider` would make the answer of `has` a promise. Ours has these calls too (`createDataProvider`).
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
