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
export function useSharedViews(sharing: ViewSharing | undefined, isWanted: boolean) {
  const resource = useResourceContext();
  // react-admin's `useDataProvider` would make the result of `has` a promise. Our data provider has these calls too
  // (`createDataProvider`).
  const calls = useContext(DataProviderContext) as DataProvider & RecordCalls;
  const isStored = sharing !== undefined && calls.has(sharing.resource);
  const query = useGetList<SharedView>(
    sharing?.resource ?? '',
    {
      filter: { resource },
      sort: { field: 'label', order: 'ASC' },
      pagination: { page: 1, perPage: maxViews },
    },
    { enabled: isStored && isWanted, staleTime: 60_000 },
  );
  return isStored ? query : undefined;
}

/** Shares views of this list and deletes shared ones; returns the latest failure. */
export function useShareViews(sharing: ViewSharing | undefined) {
  const sharedResource = sharing?.resource ?? '';
  const resource = useResourceContext();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const onSettled = () => void queryClient.invalidateQueries({ queryKey: [sharedResource, 'getList'] });
  const [create, sharingCall] = useCreate<SharedView, Error>(sharedResource, {}, { onSettled });
  const [remove, deletion] = useDelete<SharedView, Error>(
    sharedResource,
    {},
    { mutationMode: 'pessimistic', onSettled },
  );
  const [once] = useOneAtATime();
  // The panel shows the failure.
  const tryOnce = (call: () => Promise<unknown>) => void once(call).catch(() => {});
  const refusal = sharingCall.error && refusalOf(sharingCall.error);
  const error = sharingCall.error ?? deletion.error;
  return {
    share({ label, value }: SavedView, roleIds: readonly string[], onSuccess?: () => void) {
      deletion.reset();
      const data = { resource, label, value, roleIds: [...roleIds] };
      tryOnce(async () =>
        create(sharedResource, { data }, { returnPromise: true, ...(onSuccess && { onSuccess }) }),
      );
    },
    remove(view: SharedView, onDone: () => void) {
      sharingCall.reset();
      const params = { id: view.id, previousData: view };
      tryOnce(async () => remove(sharedResource, params, { onSuccess: onDone, returnPromise: true }));
    },
    /** A failure that belongs to no field. */
    failure: error && refusal?.fields.label === undefined ? errorText(error) : undefined,
    /** The error in the name, as a text key or in the server's words. */
    nameError: refusal?.fields.label,
    isBusy: sharingCall.isPending || deletion.isPending,
  };
}
