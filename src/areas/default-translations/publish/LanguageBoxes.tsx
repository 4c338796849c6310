import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Language } from '../languages/languageSchema';

const texts = 'areas.default-translations.publish';

interface LanguageBoxesProps {
  languages: readonly Language[];
  chosen: readonly string[];
  /** The number of differences that go live, without those that are left out. */
  countOf: (language: Language) => number;
  /** Why a language cannot be published; undefined for one that can be. */
  reasonOf: (language: Language) => string | undefined;
  onChange: (codes: readonly string[]) => void;
}

/** Selects the languages to publish, each with the number of its differences. */
export function LanguageBoxes({ languages, chosen, countOf, reasonOf, onChange }: LanguageBoxesProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const reasons = [...new Set(languages.flatMap((each) => reasonOf(each) ?? []))];
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mb: 3, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {translate(`${texts}.languages`)}
      </Typography>
      <Box sx={boxes}>
        {languages.map((language) => (
          <FormControlLabel
            key={language.id}
            disabled={reasonOf(language) !== undefined}
            control={<Checkbox checked={chosen.includes(language.id)} />}
            label={
              <>
                <bdi>{language.name}</bdi>
                {reasonOf(language) === undefined ? ` (${number(countOf(language))})` : null}
              </>
            }
            onChange={(_event, isChosen) =>
              onChange(isChosen ? [...chosen, language.id] : chosen.filter((code) => code !== language.id))
            }
          />
        ))}
      </Box>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2" sx={{ color: 'text.secondary' }}>
          {reason}
        </Typography>
      ))}
    </Box>
  );
}

const boxes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
} as const;
