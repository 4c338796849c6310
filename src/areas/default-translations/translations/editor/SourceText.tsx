import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { useShell } from '@/ui/shell';
import { useTextOverlay } from '@/ui/textOverlay';
import { countsText, pluralFormsOf, splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import type { Translation } from '../translationSchema';

const texts = 'areas.default-translations.editor';

interface SourceTextProps {
  text: Translation;
  language: Language;
  base: Language;
  english: string;
  /** Without the link to the page that uses the text. */
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
        {compact ? null : <UsedOn textKey={text.key} language={language} />}
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

/** A link to the page that uses a text, in translate mode; nothing for texts that many pages share. */
function UsedOn({ textKey, language }: { textKey: string; language: Language }) {
  const translate = useTranslate();
  const { pages } = useShell();
  const overlay = useTextOverlay();
  const page = pathsOf(textKey).find((path) => pages.includes(path));
  if (page === undefined) return null;
  return (
    <AppLink to={`/${page}`} onClick={() => overlay.translate(true, language.id)}>
      {translate(`${texts}.usedOn`, { page: `/${page}` })}
    </AppLink>
  );
}

/** The pages that may use a key: `areas.shop.orders.list.x` belongs to `/shop/orders` or `/shop`. */
function pathsOf(key: string): string[] {
  const [first = '', second = '', third = ''] = key.split('.');
  if (first === 'resources') return [second, second.split('/')[0] ?? ''];
  if (first === 'areas') return [`${second}/${third}`, second];
  return first === 'app' ? [second] : [];
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
