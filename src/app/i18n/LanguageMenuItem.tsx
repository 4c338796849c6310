import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useCallback } from 'react';
import { directionOf } from './documentLanguage';
import { languageTag } from './languageCode';
import type { Language } from './readLanguages';

interface LanguageMenuItemProps {
  readonly language: Language;
  readonly isCurrent: boolean;
  readonly onChoose: (code: string) => void;
}

/** Many languages write their own name in lower case, which looks like a mistake in a menu. */
const capital = { '&::first-letter': { textTransform: 'uppercase' } };

/** One language, marked as what it is, so that a screen reader pronounces its name in that language. */
export function LanguageMenuItem({ language, isCurrent, onChoose }: LanguageMenuItemProps) {
  const { code, label } = language;
  const choose = useCallback(() => onChoose(code), [onChoose, code]);
  return (
    <MenuItem role="menuitemradio" selected={isCurrent} onClick={choose}>
      <ListItemIcon>{isCurrent ? <CheckIcon fontSize="small" /> : null}</ListItemIcon>
      <ListItemText slotProps={{ primary: { lang: languageTag(code), dir: directionOf(code), sx: capital } }}>
        {label}
      </ListItemText>
    </MenuItem>
  );
}
