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
    /** When the data arrived, in milliseconds since 1970. */
    readonly dataUpdatedAt?: number;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The error message; default: 'The entry could not be loaded'. */
  failureText?: string;
  /** `h1` if the failure replaces the whole page. */
  heading?: 'h1' | 'p';
  /** Shown instead of an error if the record is gone. */
  missing?: ReactNode;
  /** Shown while loading; default: a placeholder. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, or that it is loading, missing or failed, with a retry. */
export function Loaded<Data>({ query, failureText, heading, missing, loading, children }: LoadedProps<Data>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch, dataUpdatedAt = Number.POSITIVE_INFINITY } = query;
  const [openedAt] = useState(Date.now);
  const isMissing = missing !== undefined && error && refusalOf(error).kind === 'notFound';
  // Cached data is hidden once the server answers that the record is gone; a form already in use stays.
  if (isMissing && dataUpdatedAt < openedAt) return missing;
  if (data !== undefined) return children(data);
  if (isFetching || !error) return loading ?? <LoadingState />;
  if (isMissing) return missing;
  return (
    <ErrorState
      heading={heading}
      title={failureText ?? translate('records.recordFailed')}
      message={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}
