import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WordChange } from '@/records/values/WordChange';
import { formLines } from '../../checks/textForms';
import type { Language } from '../../languages/languageSchema';
import { WrittenChange } from '../WrittenChange';

interface EarlierTextsProps {
  language: Language;
  base: Language;
  /** Puts a text into the fields. */
  onTake: (value: string) => void;
  /** With `after`, the text is shown as a change. An English text cannot be used as a translation. */
  texts: readonly { value: string | null; after?: string | null; isEnglish?: boolean; about: ReactNode }[];
  /** Shown if there are no texts. */
  none: string;
  /** The caption of the button that uses a text. */
  action: string;
}

/** Similar or former texts, each with what there is to know about it. */
export function EarlierTexts({
  language,
  base,
  texts: earlierTexts,
  none,
  action,
  onTake,
}: EarlierTextsProps) {
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
