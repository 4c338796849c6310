import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formLines } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { WrittenChange } from '../WrittenChange';

interface EarlierText {
  readonly value: string | null;
  /** What became of it; it is shown as a change then. */
  readonly after?: string | null;
  readonly about: ReactNode;
}

interface EarlierTextsProps {
  language: Language;
  texts: readonly EarlierText[];
  /** What stands there instead of texts. */
  none: string;
  /** What takes a text over. */
  action: string;
  onTake: (value: string) => void;
}

/** Texts in a language that can be taken over, with what is to be said about each. */
export function EarlierTexts({ language, texts, none, action, onTake }: EarlierTextsProps) {
  const translate = useTranslate();
  const missing = translate('areas.default-translations.grid.states.missing');
  const written = { lang: language.id, dir: language.direction };
  if (texts.length === 0) return <Typography variant="body2">{none}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { mt: 2 } }}>
      {texts.map(({ value, after, about }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={place}>
          <Box sx={{ typography: 'body2' }}>
            {after === undefined ? (
              <Box component="p" {...written} sx={line}>
                {formLines(value ?? '')}
              </Box>
            ) : (
              <WrittenChange before={value} after={after} none={missing} {...written} />
            )}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {about}
          </Typography>
          <Button
            size="small"
            aria-label={`${action} ${value ?? missing}`}
            onClick={() => onTake(value ?? '')}
            sx={{ ml: '-5px' }}
          >
            {action}
          </Button>
        </li>
      ))}
    </Box>
  );
}

const line = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
