import ListItemText from '@mui/material/ListItemText';
import { directionOf } from './documentLanguage';
import { languageTag } from './languageCode';
import type { Language } from './readLanguages';

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
