import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { Loaded } from '@/records/calls/Loaded';
import { ExportReport } from '@/records/export/ExportReport';
import { useExportTask } from '@/records/export/useExportTask';
import { RadioChoice } from '@/records/inputs/RadioChoice';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { useNumberFormat } from '@/ui/formats';
import { LoadingState } from '@/ui/state/LoadingState';
import type { Language } from '../../languages/languageSchema';
import { useLanguages } from '../../languages/useLanguages';
import { columnLanguages } from '../textAddress';
import { useTextFilter } from '../useTextList';
import {
  createTextExport,
  type ExportedTexts,
  type TextExport,
  type TextFormat,
  textFormats,
} from './textExport';

const texts = 'areas.default-translations.export';
// The keys of the record.
const formats = Object.keys(textFormats) as TextFormat[];

/** The button that exports texts, with its dialog. */
export function ExportTexts() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const languages = useLanguages();
  const close = () => setOpen(false);
  return (
    <>
      <ReasonedButton
        reason={useRefusalReason('export')}
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        onClick={() => setOpen(true)}
      >
        {translate('records.export.action')}
      </ReasonedButton>
      <ModalDialog
        open={open}
        title={translate(`${texts}.title`)}
        maxWidth="sm"
        fillsHandset
        onClose={(reason) => (reason === 'escapeKeyDown' ? close() : undefined)}
      >
        <Loaded query={languages} loading={<LoadingState shape="rows" />}>
          {(all) => <ExportDialog languages={all} onClose={close} />}
        </Loaded>
      </ModalDialog>
    </>
  );
}

interface ExportDialogProps {
  languages: readonly Language[];
  onClose: () => void;
}

/** The choice, then the progress. The browser makes the files. */
function ExportDialog({ languages, onClose }: ExportDialogProps) {
  const provider = useDataProvider();
  const [locale] = useLocaleState();
  const [params] = useSearchParams();
  const columns = columnLanguages(languages, params.get('columns'), locale);
  const { values, implied } = useTextFilter(columns);
  const filter = { ...values, ...implied };
  const [choice, setChoice] = useState<TextExport>({
    format: hasMissing(filter, columns) ? 'xliff' : 'jsonNested',
    languages: columns,
    filter,
    onlyReviewed: false,
  });
  const sentenceOf = useExportSentence(choice);
  const task = useExportTask({
    total: 0,
    texts,
    prepare: () => createTextExport({ provider, choice, locale, sentenceOf }),
    onSaved: onClose,
  });
  if (task.state.phase !== 'idle') return <ExportReport state={task.state} task={task} />;
  return (
    <ExportChoice
      {...{ choice, languages, onClose }}
      listFilter={filter}
      onChange={(change) => setChoice({ ...choice, ...change })}
      onStart={task.start}
    />
  );
}

/** Whether texts are to be translated: a JSON file would leave them out. */
function hasMissing({ state_eq_any: states }: TextExport['filter'], languages: readonly Language[]): boolean {
  return Array.isArray(states) ? states.includes('missing') : languages.some(({ missing }) => missing > 0);
}

/** Says how many texts the files have. */
function useExportSentence({ format, onlyReviewed }: TextExport) {
  const translate = useTranslate();
  const number = useNumberFormat();
  return ({ written, total }: ExportedTexts) => {
    if (written === total) return translate(`${texts}.done`, { smart_count: total });
    if (!format.startsWith('json'))
      return translate(`${texts}.doneWithEmpty`, { smart_count: total, empty: number(total - written) });
    const reason = onlyReviewed ? 'doneReviewed' : 'doneTranslated';
    return translate(`${texts}.${reason}`, { smart_count: total, written: number(written) });
  };
}

interface ExportChoiceProps extends ExportDialogProps {
  choice: TextExport;
  /** The filter of the list. */
  listFilter: TextExport['filter'];
  onChange: (change: Partial<TextExport>) => void;
  onStart: () => void;
}

/** Format, languages, and which texts. */
function ExportChoice({ choice, languages, listFilter, onChange, onStart, onClose }: ExportChoiceProps) {
  const translate = useTranslate();
  const isFiltered = Object.keys(listFilter).length > 0;
  const isAll = Object.keys(choice.filter).length === 0;
  const isSelected = (code: string) => choice.languages.some(({ id }) => id === code);
  const choose = (code: string, isChecked: boolean) =>
    onChange({ languages: languages.filter(({ id }) => (id === code ? isChecked : isSelected(id))) });
  // An XLIFF file translates from English.
  const hasTarget = choice.languages.some(({ isBase }) => !(isBase && choice.format === 'xliff'));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <RadioChoice
          label={translate(`${texts}.format`)}
          options={formats.map((value) => ({ value, label: translate(`${texts}.formats.${value}`) }))}
          value={choice.format}
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
                control={<Checkbox checked={isSelected(id)} />}
                label={<bdi>{name}</bdi>}
                onChange={(_event, isChecked) => choose(id, isChecked)}
              />
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
            {translate(`${texts}.${choice.format === 'csv' ? 'oneFile' : 'fileEach'}`)}
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
            onChange={(scope) => onChange({ filter: scope === 'all' ? {} : listFilter })}
          />
        ) : null}
        <FormControlLabel
          control={<Checkbox checked={choice.onlyReviewed} />}
          label={translate(`${texts}.onlyReviewed`)}
          onChange={(_event, onlyReviewed) => onChange({ onlyReviewed })}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('ui.action.cancel')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={hasTarget ? undefined : translate(`${texts}.noLanguage`)}
          onClick={onStart}
        >
          {translate('records.export.action')}
        </ReasonedButton>
      </DialogActions>
    </>
  );
}
