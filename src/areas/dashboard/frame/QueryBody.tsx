import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import type { WidgetSize } from '@/ui/shell';
import { LoadingLines } from './LoadingLines';
import { useFailureText } from './useFailureText';
import { WidgetMessage } from './WidgetMessage';

interface QueryBodyProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly cancel: () => void;
  };
  isVisible: boolean;
  size: WidgetSize;
  lines: number;
  children: (data: Data) => ReactNode;
}

/** The skeleton, failure or data of a widget's query. Data from before a failure is not shown. */
export function QueryBody<Data>({ query, isVisible, size, lines, children }: QueryBodyProps<Data>) {
  const translate = useTranslate();
  const reasonOf = useFailureText();
  const { data, error, isFetching, refetch, cancel } = query;
  const retry = () => void refetch();
  if (isFetching && (error !== null || data === undefined))
    return <LoadingLines size={size} lines={lines} onCancel={cancel} />;
  if (error !== null) {
    const isRefused = refusalOf(error).kind === 'forbidden';
    return <WidgetMessage text={reasonOf(error)} onRetry={isRefused ? undefined : retry} />;
  }
  if (data !== undefined) return children(data);
  if (!isVisible) return <LoadingLines size={size} lines={lines} />;
  return <WidgetMessage text={translate('areas.dashboard.cancelled')} onRetry={retry} />;
}
