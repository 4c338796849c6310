import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { ErrorState } from '@/ui/state/ErrorState';
import { LoadingState } from '@/ui/state/LoadingState';
import { useErrorText } from './useErrorText';

interface LoadedProps<Data> {
  query: {
    readonly data?: Data | undefined;
    readonly error: unknown;
    /** When the data arrived, in milliseconds. */
    readonly dataUpdatedAt?: number;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The failure as a sentence; 'The entry could not be loaded' by default. */
  failed?: string;
  /** `h1` where the failure stands for the whole page. */
  heading?: 'h1' | 'p';
  /** Shown on 404 instead of a failure. */
  missing?: ReactNode;
  /** Shown while loading instead of a text. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what a query has loaded, or that it is loading, is missing or failed, with a retry. */
export function Loaded<Data>({ query, failed, heading, missing, loading, children }: LoadedProps<Data>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, dataUpdatedAt = Number.POSITIVE_INFINITY } = query;
  const [opened] = useState(Date.now);
  const isMissing = missing !== undefined && error && refusalOf(error).status === 404;
  // What was cached before is not shown once the server says that it is gone; what a person has begun to change stays.
  if (isMissing && dataUpdatedAt < opened) return missing;
  if (data !== undefined) return children(data);
  if (isFetching || !error) return loading ?? <LoadingState />;
  if (isMissing) return missing;
  return (
    <ErrorState
      heading={heading}
      title={failed ?? translate('records.recordFailed')}
      message={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}
