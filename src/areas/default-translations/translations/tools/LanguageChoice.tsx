import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PopoverButton } from '@/ui/controls/PopoverButton';
import type { Language } from '../../languages/languageSchema';

const texts = 'areas.default-translations.grid.columns';

interface LanguageChoiceProps {
  /** All that there are but English. */
  languages: readonly Language[];
  /** Those that are shown, in their order. */
  shown: readonly Language[];
  onChange: (codes: readonly string[]) => void;
}

/** Chooses the languages that are columns, and their order. The last one stays. */
export function LanguageChoice({ languages, shown, onChange }: LanguageChoiceProps) {
  const translate = useTranslate();
  const codes = shown.map(({ id }) => id);
  const others = languages.filter(({ id, isBase }) => !isBase && !codes.includes(id));
  const move = (from: number, to: number) => {
    const next = codes.filter((_, index) => index !== from);
    next.splice(to, 0, codes[from] ?? '');
    onChange(next);
  };
  const choice = ({ id, name }: Language, checked: boolean) => (
    <FormControlLabel
      control={<Checkbox checked={checked} disabled={checked && codes.length === 1} />}
      label={<bdi>{name}</bdi>}
      onChange={() => onChange(checked ? codes.filter((code) => code !== id) : [...codes, id])}
      sx={{ flexGrow: 1 }}
    />
  );
  return (
    <PopoverButton name={translate(`${texts}.name`)} icon={<ViewColumnOutlined />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2, py: 1, minWidth: 280 }}>
        {shown.map((language, index) => (
          <Box component="li" key={language.id} sx={{ display: 'flex', alignItems: 'center' }}>
            {choice(language, true)}
            <Move
              name={translate(`${texts}.earlier`, { language: language.name })}
              icon={<ArrowUpward fontSize="small" />}
              onMove={index === 0 ? undefined : () => move(index, index - 1)}
            />
            <Move
              name={translate(`${texts}.later`, { language: language.name })}
              icon={<ArrowDownward fontSize="small" />}
              onMove={index === shown.length - 1 ? undefined : () => move(index, index + 1)}
            />
          </Box>
        ))}
        {others.map((language) => (
          <li key={language.id}>{choice(language, false)}</li>
        ))}
      </Box>
    </PopoverButton>
  );
}

/** Stays focusable when there is nowhere to go, so that the focus is not lost at the end. */
function Move({ name, icon, onMove }: { name: string; icon: ReactNode; onMove: (() => void) | undefined }) {
  return (
    <IconButton
      size="small"
      aria-label={name}
      aria-disabled={onMove === undefined || undefined}
      onClick={onMove}
      sx={onMove === undefined ? { '&&': { color: 'text.disabled', cursor: 'default' } } : undefined}
    >
      {icon}
    </IconButton>
  );
}
