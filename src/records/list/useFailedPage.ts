import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { readingTime } from '@/ui/controls/useUndoToast';
import { useErrorText } from '../calls/useErrorText';

/**
 * Says in a toast that a further page could not be loaded, and whether this is so just now: react-admin goes to the first page then,
 * without a word.
 */
export function useFailedPage(): boolean {
  const { data, error, isFetching, page } = useListContext();
  const notify = useNotify();
  const errorText = useErrorText();
  const isLost = data === undefined && !isFetching && page > 1 && Boolean(error);
  const reason = isLost ? errorText(error) : '';
  useEffect(() => {
    if (!isLost) return;
    const messageArgs = { page, reason };
    notify('records.pageFailed', { type: 'error', messageArgs, autoHideDuration: readingTime });
  }, [isLost, notify, page, reason]);
  return isLost;
}
