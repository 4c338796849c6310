import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../languages/languageSchema';

interface EarlierTextsProps {
  language: Language;
  texts: readonly { readonly value: string | null; readonly about: ReactNode }[];
  /** What stands there instead of texts. */
  none: string;
  /** What takes a text over. */
  action: string;
  onTake: (value: string) => void;
}

/** Texts in a language that can be taken over, with what is to be said about each. */
export function EarlierTexts({ language, texts, none, action, onTake }: EarlierTextsProps) {
  const translate = useTranslate();
  if (texts.length === 0) return <Typography variant="body2">{none}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { mt: 2 } }}>
      {texts.map(({ value, about }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={place}>
          <Box component="p" lang={language.id} dir={language.direction} sx={line}>
            {value ?? translate('areas.default-translations.grid.states.missing')}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
          <Button size="small" onClick={() => onTake(value ?? '')}>
            {action}
          </Button>
        </li>
      ))}
    </Box>
  );
}

const line = { m: 0, typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
