import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '../../api/refusal';
import { ErrorState } from '../../ui/state/ErrorState';
import { LoadingState } from '../../ui/state/LoadingState';
import { useErrorText } from './useErrorText';

interface LoadedProps<Data> {
  query: {
    readonly data?: Data | undefined;
    readonly error: unknown;
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
