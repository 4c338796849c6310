import { useEvent, useListContext, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { BulkSelection } from '@/api/records';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { languagesResource, useLanguages } from '../../languages/useLanguages';
import { columnLanguages, textsResource } from '../textAddress';

const texts = 'areas.default-translations.grid.bulk';

/** The default language of a change: that of the filter, else the first one shown. */
export function useBulkLanguage(): string {
  const { filterValues } = useListContext();
  const [locale] = useLocaleState();
  const { data = [] } = useLanguages();
  const columns = useSearchParams()[0].get('columns');
  return String(filterValues.language ?? columnLanguages(data, columns, locale)[0]?.id ?? '');
}

interface ReviewChange {
  readonly op: 'review' | 'unreview';
  readonly rows: BulkSelection;
  readonly language: string;
}

/** Marks texts as reviewed in the default language of a bulk change. */
export function useReview() {
  const language = useBulkLanguage();
  const review = useReviewIn();
  return (rows: BulkSelection) => review(rows, language);
}

/**
 * Marks texts as reviewed without a confirmation, because it can be undone. Says how many could not be marked. The rows
 * are not selected any more: they may have left the list.
 */
export function useReviewIn() {
  const translate = useTranslate();
  const notify = useNotify();
  const toast = useUndoToast();
  const errorText = useErrorText();
  const { selectedIds, onSelect } = useListContext();
  const unselect = useEvent((rows: BulkSelection) => {
    const remainingIds = 'ids' in rows ? selectedIds.filter((id) => !rows.ids.includes(String(id))) : [];
    if (remainingIds.length < selectedIds.length) onSelect(remainingIds);
  });
  const { mutate } = useRecordMutation(
    (calls, { op, rows, language }: ReviewChange) =>
      calls.bulk(textsResource, { ...rows, op, args: { language } }),
    {
      refreshes: [textsResource, languagesResource],
      onSuccess: (results, change) => {
        if (change.op === 'review') unselect(change.rows);
        const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
        const refusedCount = results.length - ids.length;
        const sentences = [
          translate(`${texts}.done.${change.op}`, { smart_count: ids.length }),
          ...(refusedCount > 0 ? [translate(`${texts}.stay`, { smart_count: refusedCount })] : []),
        ];
        const undo = () => mutate({ ...change, op: 'unreview', rows: { ids } });
        const canUndo = change.op === 'review' && ids.length > 0;
        toast(sentences.join(' '), canUndo ? undo : undefined, { type: ids.length > 0 ? 'success' : 'info' });
      },
      onError: (error) => notify(errorText(error), { type: 'error' }),
    },
  );
  return (rows: BulkSelection, language: string) => mutate({ op: 'review', rows, language });
}
