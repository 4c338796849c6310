import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import * as v from 'valibot';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { WordChange } from '@/records/values/WordChange';
import { LoadingState } from '@/ui/state/LoadingState';
import { revisionsResource } from '../../changes/changeSchema';
import { formLines } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import { textsResource } from '../textAddress';
import type { Translation } from '../translationSchema';
import { WrittenChange } from '../WrittenChange';
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
  // Open comments are what a text may have been opened for.
  const hasOpenComments = textValueOf(props.text, props.language.id).comments > 0;
  const tab = chosenTab ?? (hasOpenComments ? 'comments' : 'similar');
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

interface EarlierTextsProps extends Omit<TextSideProps, 'text'> {
  /** With `after`, the text is shown as a change. An English text cannot be used as a translation. */
  texts: readonly { value: string | null; after?: string | null; isEnglish?: boolean; about: ReactNode }[];
  /** Shown if there are no texts. */
  none: string;
  /** The caption of the button that uses a text. */
  action: string;
}

function EarlierTexts({ language, base, texts: earlierTexts, none, action, onTake }: EarlierTextsProps) {
  const translate = useTranslate();
  const missing = translate('areas.default-translations.grid.states.missing');
  if (earlierTexts.length === 0) return <Typography variant="body2">{none}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { mt: 2 } }}>
      {earlierTexts.map(({ value, after, about, isEnglish = false }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may occur twice
        <li key={place}>
          <Box sx={{ typography: 'body2' }}>
            <EarlierText {...{ value, after, missing }} language={isEnglish ? base : language} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
          {isEnglish ? null : (
            <Button
              size="small"
              aria-label={`${action} ${value ?? missing}`}
              onClick={() => onTake(value ?? '')}
              sx={{ ml: '-5px' }}
            >
              {action}
            </Button>
          )}
        </li>
      ))}
    </Box>
  );
}

interface EarlierTextProps {
  value: string | null;
  after: string | null | undefined;
  language: Language;
  /** Shown in place of no text. */
  missing: string;
}

/** An earlier text, or with `after` how it became the next one. */
function EarlierText({ value, after, language, missing }: EarlierTextProps) {
  const textProps = { lang: language.id, dir: language.direction };
  if (after !== undefined && (value === null || after === null))
    return <WrittenChange before={value} after={after} none={missing} {...textProps} />;
  const text = formLines(value ?? '');
  return (
    <Box component="p" {...textProps} sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {after == null ? text : <WordChange before={text} after={formLines(after)} />}
    </Box>
  );
}
