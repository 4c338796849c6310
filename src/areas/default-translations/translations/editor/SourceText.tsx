import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { useTranslate } from 'react-admin';
import { pluralFormsOf } from '@/api/pluralForms';
import { usePageName } from '@/people/pages';
import { AppLink } from '@/ui/page/AppLink';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';
import { countsText, splitForms } from '../../checks/textForms';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';

const texts = 'areas.default-translations.editor';

interface SourceTextProps {
  text: Translation;
  language: Language;
  base: Language;
  english: string;
  /** Without links to the pages that show the text. */
  compact: boolean;
}

/** What is translated: the key, its description, where it is used, and the English text in its plural forms. */
export const SourceText = memo(function SourceText(props: SourceTextProps) {
  const { text, language, base, english, compact } = props;
  const translate = useTranslate();
  const forms = splitForms(english);
  const hasForms = forms.length > 1;
  const name = (counts: readonly number[] = []) =>
    translate(`${texts}.forCounts`, { language: base.name, counts: countsText(counts) });
  return (
    <>
      <Typography variant="body2" sx={aboutStyles}>
        <bdi dir="ltr">{text.key}</bdi>
        {text.description ? <bdi>{text.description}</bdi> : null}
        {compact ? null : <UsedOn pages={text.pages} language={language} />}
      </Typography>
      {(language.isBase ? [] : hasForms ? forms : [english]).map((form, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form is its place
        <Fragment key={place}>
          <Typography variant="subtitle2" component="h3">
            <bdi>{hasForms ? name(pluralFormsOf(base.id).counts[place]) : base.name}</bdi>
          </Typography>
          <Box component="p" lang={base.id} dir={base.direction} sx={sourceStyles}>
            {form}
          </Box>
        </Fragment>
      ))}
    </>
  );
});

/** The number of pages that are named. */
const maxPages = 3;

/** The pages that have shown a text, as links to translate it there; the pages of single records have no address. */
function UsedOn({ pages: seenPages, language }: { pages: readonly string[]; language: Language }) {
  const translate = useTranslate();
  const { shownPages } = useShell();
  const nameOf = usePageName();
  const overlay = useTextOverlay();
  const pages = seenPages.filter((page) => shownPages.includes(page.slice(1)));
  if (pages.length === 0) return null;
  const more = pages.length - maxPages;
  return (
    <span>
      {translate(`${texts}.seenOn`)}{' '}
      {pages.slice(0, maxPages).map((page, place) => (
        <Fragment key={page}>
          {place > 0 ? ', ' : null}
          {page.includes(':') ? (
            nameOf(page)
          ) : (
            <AppLink to={page} onClick={() => overlay.translate(true, language.id)}>
              {nameOf(page)}
            </AppLink>
          )}
        </Fragment>
      ))}
      {more > 0 ? ` ${translate(`${texts}.seenOnMore`, { smart_count: more })}` : null}
    </span>
  );
}

const anywhereWrap = { overflowWrap: 'anywhere' } as const;
const aboutStyles = {
  ...anywhereWrap,
  display: 'grid',
  rowGap: 0.5,
  mb: 2,
  color: 'text.secondary',
  whiteSpace: 'pre-line',
} as const;
const sourceStyles = { ...anywhereWrap, m: 0, mb: 1.5, typography: 'body1', whiteSpace: 'pre-wrap' } as const;
