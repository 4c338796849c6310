import { useNotify, useTranslate } from 'react-admin';
import type { BulkSelection } from '@/api/records';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { useUndoToast } from '@/ui/controls/useUndoToast';
import { textsResource } from '../textAddress';
import { useBulkLanguage } from './useBulkLanguage';

const texts = 'areas.default-translations.grid.bulk';

interface Marked {
  readonly op: 'review' | 'unreview';
  readonly rows: BulkSelection;
  readonly language: string;
}

/**
 * Marks texts as reviewed at once, in the language of the filter or of the column: it can be undone, so nobody is asked. What stays, such
 * as a text with an error, is told by its number.
 */
export function useReview() {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useUndoToast();
  const errorText = useErrorText();
  const usual = useBulkLanguage();
  const { mutateAsync } = useRecordMutation(
    (calls, { op, rows, language }: Marked) => calls.bulk(textsResource, { ...rows, op, args: { language } }),
    { refreshes: [textsResource, 'default-translations/translation-languages'] },
  );
  const mark = (marked: Marked): void => {
    // Told on another page as well, on which "Undo" may be pressed.
    mutateAsync(marked).then(
      (results) => {
        const ids = results.filter(({ ok }) => ok).map(({ id }) => id);
        const stay = results.length - ids.length;
        const said = [
          translate(`${texts}.done.${marked.op}`, { smart_count: ids.length }),
          ...(stay > 0 ? [translate(`${texts}.stay`, { smart_count: stay })] : []),
        ];
        const undo = () => mark({ ...marked, op: 'unreview', rows: { ids } });
        tell(said.join(' '), marked.op === 'review' && ids.length > 0 ? undo : undefined);
      },
      (error: unknown) => notify(errorText(error), { type: 'error' }),
    );
  };
  return (rows: BulkSelection, language = usual) => mark({ op: 'review', rows, language });
}
