import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { languageFacts } from '../checks/languageFacts';
import { countsText } from '../checks/pluralForms';
import { type LanguageOption, LanguagePicker } from './LanguagePicker';
import type { Language } from './languageSchema';
import { useLanguageChange } from './useLanguageChange';

const texts = 'areas.default-translations.languages';

interface AddLanguageProps {
  known: readonly Language[];
  onClose: () => void;
}

/** Selects a language to prepare, with facts about it. */
export function AddLanguage({ known, onClose }: AddLanguageProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<LanguageOption | null>(null);
  const { run, isPending, error, reset } = useLanguageChange();
  const refusal = error === null ? undefined : refusalOf(error);
  const message = refusal && (refusal.fields.id ?? refusal.message);
  const text = message === undefined ? undefined : translate(message, { _: message });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !isPending) run({ language: { ...chosen, id: chosen.code }, change: 'add' }, onClose);
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <LanguagePicker
          known={known}
          value={chosen}
          onChange={(option) => {
            reset();
            setChosen(option);
          }}
          error={refusal?.fields.id === undefined ? undefined : text}
        />
        {chosen ? <Facts code={chosen.code} /> : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.add.then`)}
        </Typography>
        {text !== undefined && refusal?.fields.id === undefined ? (
          <Alert severity="error" variant="outlined">
            {text}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {translate('ui.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={chosen === null}>
          {translate(`${texts}.add.submit`)}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The writing direction of a language, and the counts of each plural form. */
function Facts({ code }: { code: string }) {
  const translate = useTranslate();
  const { direction, forms } = languageFacts(code);
  return (
    <Box role="status" sx={facts}>
      <p>
        <bdi dir="ltr">{code}</bdi> · {translate(`${texts}.directions.${direction}`)}
      </p>
      <p>
        {translate(`${texts}.forms`, { smart_count: forms.count })}
        {forms.count > 1 ? `: ${forms.counts.map(countsText).join(' / ')}` : null}
      </p>
    </Box>
  );
}

const facts = { display: 'grid', gap: 0.5, typography: 'body2', '& p': { m: 0 } } as const;
