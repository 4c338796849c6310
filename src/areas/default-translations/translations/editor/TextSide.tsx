import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { LoadingState } from '@/ui/state/LoadingState';
import { revisionsResource } from '../../changes/changeSchema';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import type { Translation } from '../translationSchema';
import { EarlierTexts } from './EarlierTexts';
import { TextComments } from './TextComments';
import { useComments } from './useOneText';

const texts = 'areas.default-translations.editor';

interface TextSideProps {
  text: Translation;
  language: Language;
  base: Language;
  /** Puts a text into the fields. */
  onTake: (value: string) => void;
}

const names = ['similar', 'history', 'comments'] as const;

/** Similar texts, the history and the comments, as tabs that are not in the address. Memoized, so that typing does not render it. */
export const TextSide = memo(function TextSide(props: TextSideProps) {
  const translate = useTranslate();
  const id = useId();
  const [chosenTab, setTab] = useState<(typeof names)[number]>();
  const cell = `${props.text.id} ${props.language.id}`;
  const hasOpenComments = textValueOf(props.text, props.language.id).comments > 0;
  // Open comments are what a text may have been opened for. They stay in view when they are done.
  const [opened, setOpened] = useState({ cell, hasOpenComments });
  if (opened.cell !== cell) setOpened({ cell, hasOpenComments });
  const tab = chosenTab ?? (opened.hasOpenComments ? 'comments' : 'similar');
  const comments = useComments(props.text, props.language);
  const count = comments.data?.length ?? 0;
  const label = (name: (typeof names)[number]) =>
    translate(`${texts}.tabs.${name}`) + (name === 'comments' && count > 0 ? ` (${count})` : '');
  return (
    <div>
      <Tabs value={tab} aria-label={translate(`${texts}.beside`)} sx={tabs}>
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={label(name)}
            // `onChange` is not called for the tab that is open by itself.
            onClick={() => setTab(name)}
            id={`${id}-${name}`}
            aria-controls={name === tab ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'similar' ? <Suggestions {...props} /> : null}
        {tab === 'history' ? <TextHistory {...props} /> : null}
        {tab === 'comments' ? <TextComments {...props} query={comments} /> : null}
      </div>
    </div>
  );
});

const tabs = {
  borderBottom: 1,
  borderColor: 'divider',
  mb: 2,
  '& .MuiTab-root': { minWidth: 0, px: 1 },
} as const;

const suggestionsSchema = v.array(
  v.object({
    value: v.string(),
    source: v.fallback(v.picklist(['memory', 'machine']), 'memory'),
    /** From 0 to 1. */
    similarity: v.fallback(v.number(), 0),
    key: v.optional(v.string()),
  }),
);

/** Reviewed translations of similar English texts. */
function Suggestions({ text, language, base, onTake }: TextSideProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const path = `/${encodeURIComponent(text.id)}/suggestions?language=${encodeURIComponent(language.id)}`;
  const query = useQuery({
    queryKey: [textsResource, 'suggestions', path],
    queryFn: ({ signal }) => calls.call(textsResource, { path, schema: suggestionsSchema, signal }),
  });
  return (
    <Loaded query={query} loading={<LoadingState shape="rows" />}>
      {(suggestions) => (
        <EarlierTexts
          {...{ language, base, onTake }}
          none={translate(`${texts}.noSuggestions`)}
          action={translate(`${texts}.take`)}
          texts={suggestions.map(({ value, key, similarity, source }) => ({
            value,
            about: (
              <>
                {source === 'machine' ? translate(`${texts}.machine`) : <bdi dir="ltr">{key}</bdi>}
                {' · '}
                {translate(`${texts}.similar`, { percent: Math.round(similarity * 100) })}
              </>
            ),
          }))}
        />
      )}
    </Loaded>
  );
}

const revisionsSchema = v.array(
  v.object({
    before: v.fallback(v.nullable(v.string()), null),
    after: v.fallback(v.nullable(v.string()), null),
    language: v.fallback(v.nullable(v.string()), null),
    at: v.string(),
    by: v.fallback(v.nullable(v.object({ name: v.string() })), null),
  }),
);

/** The maximum number of changes. */
const maxChanges = 50;

/** The changes of a text and of the English one, latest first. */
function TextHistory({ text, language, base, onTake }: TextSideProps) {
  const translate = useTranslate();
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: [revisionsResource, text.id, language.id],
    queryFn: ({ signal }) => {
      const asJson = (value: unknown) => encodeURIComponent(JSON.stringify(value));
      const codes = [...new Set([language.id, base.id])];
      const filter = asJson({ translationId: text.id, language_eq_any: codes, what: 'text' });
      const path = `?filter=${filter}&range=${asJson([0, maxChanges - 1])}&sort=${asJson(['at', 'DESC'])}`;
      return calls.call(revisionsResource, { path, schema: revisionsSchema, signal });
    },
  });
  return (
    <Loaded query={query} loading={<LoadingState shape="rows" />}>
      {(revisions) => (
        <EarlierTexts
          {...{ language, base, onTake }}
          none={translate(`${texts}.noHistory`)}
          action={translate(`${texts}.restore`)}
          texts={revisions.map(({ before, after, at, by, language: code }) => ({
            ...{ value: before, after },
            // The English text is not written here.
            ...(code === base.id && !language.isBase && { isEnglish: true }),
            about: (
              <>
                {code === base.id && !language.isBase ? <bdi>{`${base.name} · `}</bdi> : null}
                {translate(`${texts}.until`, { name: by?.name ?? '' })} · <RelativeTime value={at} />
              </>
            ),
          }))}
        />
      )}
    </Loaded>
  );
}
