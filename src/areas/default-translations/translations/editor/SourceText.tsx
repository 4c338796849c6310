import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { useTranslate } from 'react-admin';
import { countsText } from '../../checks/countsText';
import { pluralFormsOf, splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';

interface SourceTextProps {
  base: Language;
  text: string;
}

/** The English text, which a translation is written from; each of its plural forms with the counts it stands for. */
export const SourceText = memo(function SourceText({ base, text }: SourceTextProps) {
  const translate = useTranslate();
  const forms = splitForms(text);
  const written = { lang: base.id, dir: base.direction, sx: source };
  const name = (counts: readonly number[] = []) =>
    translate('areas.default-translations.editor.forCounts', {
      language: base.name,
      counts: countsText(counts),
    });
  return (forms.length > 1 ? forms : [text]).map((form, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form is its place
    <Fragment key={place}>
      <Typography variant="subtitle2" component="h3">
        <bdi>{forms.length > 1 ? name(pluralFormsOf(base.id).counts[place]) : base.name}</bdi>
      </Typography>
      <Box component="p" {...written}>
        {form}
      </Box>
    </Fragment>
  ));
});

const source = {
  m: 0,
  mb: 1.5,
  typography: 'body1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
