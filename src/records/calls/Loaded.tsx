import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '../../api/refusal';
import { ErrorState } from '../../ui/state/ErrorState';
import { LoadingState } from '../../ui/state/LoadingState';
import { useErrorText } from './useErrorText';

interface LoadedProps<Data> {
  /** A query of react-query or react-admin. */
  query: {
    readonly data?: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What could not be loaded, as a sentence; 'The entry could not be loaded' unless said otherwise. */
  failed?: string;
  /** `h1` where the failure stands for the whole page. */
  heading?: 'h1' | 'p';
  /** Shown when the server does not know it (404), instead of a failure. */
  missing?: ReactNode;
  /** Shown meanwhile instead of a line. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what a query has brought, or that it is on its way, does not exist, or failed, with a way to try again. */
export function Loaded<Data>({ query, failed, heading, missing, loading, children }: LoadedProps<Data>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isFetching || !error) return loading ?? <LoadingState />;
  if (missing !== undefined && refusalOf(error).status === 404) return missing;
  return (
    <ErrorState
      heading={heading}
      title={failed ?? translate('records.recordFailed')}
      message={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}
