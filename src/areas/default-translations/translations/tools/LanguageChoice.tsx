import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import type { Language } from '../../languages/languageSchema';

interface LanguageChoiceProps {
  languages: readonly Language[];
  /** The displayed languages, in order. */
  shown: readonly Language[];
  onChange: (codes: readonly string[]) => void;
}

/** Selects the languages that have columns, in the order of selection. At least one stays. */
export function LanguageChoice({ languages, shown, onChange }: LanguageChoiceProps) {
  const translate = useTranslate();
  const codes = shown.map(({ id }) => id);
  return (
    <PopoverButton
      name={translate('areas.default-translations.grid.columns.name')}
      icon={<ViewColumnOutlined />}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1, minWidth: 240 }}>
        {languages
          .filter(({ isBase }) => !isBase)
          .map(({ id, name }) => (
            <li key={id}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={codes.includes(id)}
                    disabled={codes.length === 1 && codes.includes(id)}
                  />
                }
                label={<bdi>{name}</bdi>}
                onChange={(_event, checked) =>
                  onChange(checked ? [...codes, id] : codes.filter((code) => code !== id))
                }
              />
            </li>
          ))}
      </Box>
    </PopoverButton>
  );
}
