import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import type { Language } from '../../languages/languageSchema';
import { type TextExport, type TextFormat, textFormats } from './textExport';

const texts = 'areas.default-translations.export';
const formats = Object.keys(textFormats) as TextFormat[];

interface ExportChoiceProps {
  asked: TextExport;
  languages: readonly Language[];
  /** The filter of the list behind the dialog. */
  listed: TextExport['filter'];
  onChange: (change: Partial<TextExport>) => void;
  onStart: () => void;
  onClose: () => void;
}

/** The form of an export: format, languages, which texts. */
export function ExportChoice({ asked, languages, listed, onChange, onStart, onClose }: ExportChoiceProps) {
  const translate = useTranslate();
  const isFiltered = Object.keys(listed).length > 0;
  const isAll = Object.keys(asked.filter).length === 0;
  const choose = (code: string, isChosen: boolean) =>
    onChange({
      languages: languages.filter(({ id }) =>
        id === code ? isChosen : asked.languages.some((each) => each.id === id),
      ),
    });
  // A translation of English into English is none.
  const isXliff = asked.format === 'xliff';
  const some = asked.languages.some(({ isBase }) => !(isBase && isXliff));
  const none = !some ? translate(`${texts}.noLanguage`) : undefined;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <RadioChoice
          label={translate(`${texts}.format`)}
          options={formats.map((value) => ({ value, label: translate(`${texts}.formats.${value}`) }))}
          value={asked.format}
          onChange={(format) => onChange({ format })}
        />
        <Box role="group" aria-label={translate(`${texts}.languages`)}>
          <Typography variant="subtitle2" component="p">
            {translate(`${texts}.languages`)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
            {languages.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                control={<Checkbox checked={asked.languages.some((each) => each.id === id)} />}
                label={<bdi>{name}</bdi>}
                onChange={(_event, isChosen) => choose(id, isChosen)}
              />
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
            {translate(`${texts}.${asked.format === 'csv' ? 'oneFile' : 'fileEach'}`)}
          </Typography>
        </Box>
        {isFiltered ? (
          <RadioChoice
            label={translate(`${texts}.which`)}
            options={(['listed', 'all'] as const).map((value) => ({
              value,
              label: translate(`${texts}.scopes.${value}`),
            }))}
            value={isAll ? 'all' : 'listed'}
            onChange={(scope) => onChange({ filter: scope === 'all' ? {} : listed })}
          />
        ) : null}
        <FormControlLabel
          control={<Checkbox checked={asked.onlyReviewed} />}
          label={translate(`${texts}.onlyReviewed`)}
          onChange={(_event, onlyReviewed) => onChange({ onlyReviewed })}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <ReasonedButton variant="contained" {...(none !== undefined && { reason: none })} onClick={onStart}>
          {translate('records.export.action')}
        </ReasonedButton>
      </DialogActions>
    </>
  );
}
