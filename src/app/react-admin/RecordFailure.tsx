import { useEditContext, useShowContext } from 'react-admin';
import { Loaded } from '@/records/calls/Loaded';
import { GoneRecord } from '@/records/show/GoneRecord';

interface FailureProps {
  query: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Replaces what a page of react-admin would show of a record that is gone or could not be loaded. */
function RecordFailure({ query: { error, isFetching, refetch } }: FailureProps) {
  return (
    <Loaded query={{ error, isFetching, refetch }} missing={<GoneRecord />}>
      {() => null}
    </Loaded>
  );
}

/** The `error` of react-admin's `Edit`. */
export function EditFailure() {
  return <RecordFailure query={useEditContext()} />;
}

/** The `error` of react-admin's `Show`. */
export function ShowFailure() {
  return <RecordFailure query={useShowContext()} />;
}
