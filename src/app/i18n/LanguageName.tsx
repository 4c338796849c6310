import ListItemText from '@mui/material/ListItemText';
import { languageTag } from '../../api/languageCode';
import type { Language } from '../../api/readLanguages';
import { directionOf } from './documentLanguage';

/** Many languages write their own name in lower case, which looks like a mistake in a menu. */
const capital = { '&::first-letter': { textTransform: 'uppercase' } };

/** A language's name, marked as what it is, so that a screen reader pronounces it in that language. */
export function LanguageName({ language: { code, label } }: { language: Language }) {
  return (
    <ListItemText slotProps={{ primary: { lang: languageTag(code), dir: directionOf(code), sx: capital } }}>
      {label}
    </ListItemText>
  );
}
