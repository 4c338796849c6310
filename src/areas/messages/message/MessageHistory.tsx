import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { AudienceText } from '@/people/audience/AudienceText';
import { audienceSchema } from '@/people/audience/audience';
import { useLanguageName } from '@/people/languages';
import { isSame } from '@/records/form/changedFields';
import { RecordHistory } from '@/records/history/RecordHistory';
import type { HistoryEvent } from '@/records/history/useHistory';
import { isBlank } from '@/ui/visibleText';
import type { Message } from '../messageSchema';

const texts = 'areas.messages';
const textsSchema = v.fallback(v.record(v.string(), v.record(v.string(), v.string())), {});

/** The names of a field's values, if it has a few. */
const textsByField: Readonly<Record<string, string>> = {
  status: `${texts}.statuses`,
  kind: `${texts}.kinds`,
  severity: `${texts}.parts.severities`,
  receipts: `${texts}.editor.receiptChoices`,
};

/** Numbers of people: in the audience when it was published, and reminded at once. */
const peopleFields = ['publishedTo', 'reminded'];

/** The history of a message; of the texts it shows the changed languages. */
export function MessageHistory({ phase }: Pick<Message, 'phase'>) {
  const translate = useTranslate();
  const nameOf = useLanguageName();
  const textsOf = (value: unknown, event: HistoryEvent | undefined) => {
    const change = event?.changes.find(({ field }) => field === 'texts');
    const [before, after] = [change?.before, change?.after].map((each) => v.parse(textsSchema, each ?? {}));
    return Object.entries(v.parse(textsSchema, value))
      .filter(([code]) => !isSame(before?.[code], after?.[code]))
      .map(([code, text]) =>
        [nameOf(code), ...Object.values(text).filter((part) => !isBlank(part))].join('\n'),
      )
      .join('\n\n');
  };
  const formatField = (field: string, value: unknown, event?: HistoryEvent): ReactNode => {
    const valueTexts = textsByField[field];
    if (valueTexts !== undefined && typeof value === 'string')
      return translate(`${valueTexts}.${value}`, { _: value });
    if (field === 'fallback' && typeof value === 'string') return nameOf(value);
    if (field === 'texts') return textsOf(value, event) || undefined;
    if (peopleFields.includes(field) && typeof value === 'number')
      return translate('people.audience.people', { smart_count: value });
    if (field === 'revision' && typeof value === 'number' && value > 1)
      return translate(`${texts}.editor.news`, { revision: value });
    if (field !== 'audience') return undefined;
    const parsed = v.safeParse(audienceSchema, value);
    return parsed.success ? <AudienceText audience={parsed.output} /> : undefined;
  };
  return (
    <RecordHistory
      // For a published message, restoring a value is a correction or news, like any change.
      restores={phase === 'draft'}
      formatField={formatField}
      actionOf={(action) => (action === 'remind' ? translate(`${texts}.editor.reminded`) : undefined)}
      labelOf={(field) => (field === 'texts' ? translate(`${texts}.editor.tabs.texts`) : undefined)}
    />
  );
}
