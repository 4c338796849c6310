import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { splitForms } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';

interface SourceTextProps {
  base: Language;
  text: string;
}

/** The English text, which a translation is written from; each of its forms on a line of its own. */
export const SourceText = memo(function SourceText({ base, text }: SourceTextProps) {
  const forms = splitForms(text);
  const shown = forms.length > 1 ? forms.join('\n') : text;
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        <bdi>{base.name}</bdi>
      </Typography>
      <Box component="p" lang={base.id} dir={base.direction} sx={source}>
        {shown}
      </Box>
    </>
  );
});

const source = {
  m: 0,
  mb: 2.5,
  typography: 'body1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
