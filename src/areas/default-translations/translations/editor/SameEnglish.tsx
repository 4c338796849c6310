import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { formLines } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';

interface SameEnglishProps {
  others: readonly Translation[];
  language: Language;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

/** Lists the other keys with the same English text and their translations, to save the text for them as well. */
export function SameEnglish({ others, language, isTaken, onTake }: SameEnglishProps) {
  const translate = useTranslate();
  const texts = 'areas.default-translations';
  if (others.length === 0) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isTaken} />}
        label={translate(`${texts}.editor.alsoIn`, { smart_count: others.length })}
        onChange={(_event, checked) => onTake(checked)}
      />
      <Box component="ul" sx={list}>
        {others.map((each) => (
          <li key={each.id}>
            <bdi dir="ltr">{each.key}</bdi>:{' '}
            <bdi lang={language.id} dir={language.direction}>
              {formLines(textValueOf(each, language.id).value ?? translate(`${texts}.grid.states.missing`))}
            </bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  m: 0,
  pl: 4.5,
  maxHeight: '8rem',
  overflowY: 'auto',
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
