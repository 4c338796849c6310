import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import { textsResource } from '../textAddress';
import type { Translation } from '../translationSchema';
import { EarlierTexts } from './EarlierTexts';

const texts = 'areas.default-translations.editor';

const suggestionsSchema = v.array(
  v.object({
    value: v.string(),
    source: v.fallback(v.picklist(['memory', 'machine']), 'memory'),
    /** From 0 to 1. */
    similarity: v.fallback(v.number(), 0),
    key: v.optional(v.string()),
  }),
);

interface SuggestionsProps {
  text: Translation;
  language: Language;
  onTake: (value: string) => void;
}

/** How similar English texts were translated elsewhere. */
export function Suggestions({ text, language, onTake }: SuggestionsProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const path = `/${encodeURIComponent(text.id)}/suggestions?language=${encodeURIComponent(language.id)}`;
  const query = useQuery({
    queryKey: [textsResource, 'suggestions', path],
    queryFn: ({ signal }) => calls.call(textsResource, { path, schema: suggestionsSchema, signal }),
  });
  return (
    <Loaded query={query} loading={<LoadingState shape="rows" />}>
      {(found) => (
        <EarlierTexts
          language={language}
          none={translate(`${texts}.noSuggestions`)}
          action={translate(`${texts}.take`)}
          texts={found.map(({ value, key, similarity, source }) => ({
            value,
            about: (
              <>
                {source === 'machine' ? translate(`${texts}.machine`) : <bdi dir="ltr">{key}</bdi>}
                {' · '}
                {translate(`${texts}.similar`, { percent: Math.round(similarity * 100) })}
              </>
            ),
          }))}
          onTake={onTake}
        />
      )}
    </Loaded>
  );
}
