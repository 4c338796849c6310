import { useNotify, useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { SelectField } from '@/records/inputs/SelectField';
import { type Language, languageSchema } from '../languages/languageSchema';
import { languagesResource } from '../languages/useLanguages';

const texts = 'areas.default-translations.publish.publishes';

const choices = ['translated', 'reviewed'] as const;

/** Which texts of a language go live: all without an error, or of these the reviewed ones alone. It is saved at once. */
export function PublishesChoice({ language: { id, name, version, publishes } }: { language: Language }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate, isPending } = useRecordMutation(
    (calls, chosen: string) =>
      calls.call(languagesResource, {
        path: `/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: { publishes: chosen, version },
        schema: languageSchema,
      }),
    { refreshes: [languagesResource] },
  );
  return (
    <SelectField
      size="small"
      fullWidth={false}
      label={translate(`${texts}.label`, { language: name })}
      options={choices.map((value) => ({ value, label: translate(`${texts}.${value}`) }))}
      value={publishes}
      disabled={isPending}
      onChange={(chosen) =>
        mutate(chosen, { onError: (error) => notify(errorText(error), { type: 'error' }) })
      }
      sx={{ m: 0, minWidth: 220 }}
    />
  );
}
