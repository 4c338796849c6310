import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { idSchema } from '@/api/records';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';
import { EarlierTexts } from './EarlierTexts';

const texts = 'areas.default-translations.editor';
const resource = 'default-translations/translation-revisions';

const revisionsSchema = v.array(
  v.object({
    id: idSchema,
    before: v.fallback(v.nullable(v.string()), null),
    after: v.fallback(v.nullable(v.string()), null),
    at: v.string(),
    by: v.fallback(v.nullable(v.object({ name: v.string() })), null),
  }),
);

/** How many changes are shown; older ones are rarely asked for. */
const most = 50;

interface TextHistoryProps {
  text: Translation;
  language: Language;
  onTake: (value: string) => void;
}

/** Each change of a text, latest first, with a way to take up again what it was before. */
export function TextHistory({ text, language, onTake }: TextHistoryProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: [resource, text.id, language.id],
    queryFn: ({ signal }) => {
      const asJson = (value: unknown) => encodeURIComponent(JSON.stringify(value));
      const filter = asJson({ translationId: text.id, language: language.id, what: 'text' });
      const path = `?filter=${filter}&range=${asJson([0, most - 1])}&sort=${asJson(['at', 'DESC'])}`;
      return calls.call(resource, { path, schema: revisionsSchema, signal });
    },
  });
  return (
    <Loaded query={query} loading={<LoadingState shape="rows" />}>
      {(revisions) => (
        <EarlierTexts
          language={language}
          none={translate(`${texts}.noHistory`)}
          action={translate(`${texts}.restore`)}
          texts={revisions.map(({ before, after, at, by }) => ({
            ...{ value: before, after },
            about: (
              <>
                {translate(`${texts}.until`, { name: by?.name ?? '' })} · <RelativeTime value={at} />
              </>
            ),
          }))}
          onTake={onTake}
        />
      )}
    </Loaded>
  );
}
