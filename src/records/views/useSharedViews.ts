import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import {
  type DataProvider,
  DataProviderContext,
  useCreate,
  useDelete,
  useGetList,
  useResourceContext,
} from 'react-admin';
import type { RecordCalls } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import { useOneAtATime } from '@/ui/controls/useOneAtATime';
import { useErrorText } from '../calls/useErrorText';
import type { SharedView } from './sharedView';
import type { SavedView, ViewSharing } from './views';

/** The most views of one list that the panel shows. */
const maxViews = 100;

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
      pagination: { page: 1, perPage: maxViews },
    },
    { enabled: kept && wanted, staleTime: 60_000 },
  );
  return kept ? query : undefined;
}

/** Shares views of this list and deletes shared ones; returns the latest failure. */
export function useShareViews(sharing: ViewSharing | undefined) {
  const kept = sharing?.resource ?? '';
  const resource = useResourceContext();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: [kept, 'getList'] });
  const [create, sharingCall] = useCreate<SharedView, Error>(kept, {}, { onSettled });
  const [remove, deletion] = useDelete<SharedView, Error>(
    kept,
    {},
    { mutationMode: 'pessimistic', onSettled },
  );
  const [once] = useOneAtATime();
  // The panel shows the failure.
  const tryOnce = (call: () => Promise<unknown>) => void once(call).catch(() => {});
  const refused = sharingCall.error && refusalOf(sharingCall.error);
  const error = sharingCall.error ?? deletion.error;
  return {
    share({ label, value }: SavedView, roleIds: readonly string[]) {
      deletion.reset();
      const data = { resource, label, value, roleIds: [...roleIds] };
      tryOnce(async () => create(kept, { data }, { returnPromise: true }));
    },
    remove(view: SharedView, onDone: () => void) {
      sharingCall.reset();
      const params = { id: view.id, previousData: view };
      tryOnce(async () => remove(kept, params, { onSuccess: onDone, returnPromise: true }));
    },
    /** A failure that belongs to no field. */
    failure: error && refused?.fields.label === undefined ? errorText(error) : undefined,
    /** The error in the name, as a text key or in the server's words. */
    nameFault: refused?.fields.label,
    isBusy: sharingCall.isPending || deletion.isPending,
  };
}
