import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '../../../../api/refusal';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import { markFormChanged } from '../../../../ui/leave/changedForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';
import { ConflictingText } from './ConflictingText';
import { useSaveText } from './useSaveText';

const texts = 'areas.default-translations.editor';

interface TextEditorProps {
  text: Translation;
  language: Language;
  base: Language;
  /** Whether there is a further row to go on to. */
  hasNext: boolean;
  /** `next` goes on to the row below. */
  onClose: (then: 'stay' | 'next') => void;
}

/** Edits one text in one language beside the English one. What is typed stays until it is saved or given up. */
export function TextEditor({ text, language, base, hasNext, onClose }: TextEditorProps) {
  const translate = useTranslate();
  const saved = textValueOf(text, language.id);
  const [value, setValue] = useState(saved.value ?? '');
  const [isReviewed, setReviewed] = useState(saved.state === 'reviewed');
  const { save, isSaving, error, theirs } = useSaveText(text, language.id);
  const english = textValueOf(text, base.id).value ?? '';
  const isChanged = value !== (saved.value ?? '') || isReviewed !== (saved.state === 'reviewed');
  useEffect(() => (isChanged ? markFormChanged() : undefined), [isChanged]);
  const refusal = error ? refusalOf(error) : undefined;
  const message = refusal?.fields.value ?? refusal?.message;
  const submit = (then: 'stay' | 'next') =>
    isChanged ? save({ value: value === '' ? null : value, isReviewed }, () => onClose(then)) : onClose(then);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isSaving) return;
    event.preventDefault();
    submit(hasNext ? 'next' : 'stay');
  };
  return (
    <>
      <DialogContent onKeyDown={onKeyDown}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{text.key}</bdi>
        </Typography>
        <Typography variant="subtitle2" component="h3">
          <bdi>{base.name}</bdi>
        </Typography>
        <Box component="p" lang={base.id} dir={base.direction} sx={source}>
          {english}
        </Box>
        {theirs ? (
          <ConflictingText language={language} text={theirs} onTake={() => setValue(theirs.value ?? '')} />
        ) : null}
        <TextField
          inputRef={takeFocus}
          label={language.name}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          error={message !== undefined && !theirs}
          helperText={
            message !== undefined && !theirs
              ? translate(message, { _: message })
              : english.includes('||||')
                ? translate(`${texts}.plural`, { bars: '||||' })
                : undefined
          }
          slotProps={{ htmlInput: { lang: language.id, dir: language.direction } }}
        />
        <FormControlLabel
          control={<Checkbox checked={isReviewed} disabled={value.trim() === ''} />}
          label={translate(`${texts}.reviewed`)}
          onChange={(_event, checked) => setReviewed(checked)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose('stay')} disabled={isSaving}>
          {translate('ui.action.cancel')}
        </Button>
        {hasNext ? (
          <Button onClick={() => submit('next')} disabled={isSaving}>
            {translate(`${texts}.saveNext`)}
          </Button>
        ) : null}
        <Button variant="contained" onClick={() => submit('stay')} loading={isSaving}>
          {translate(theirs ? `${texts}.keepMine` : `${texts}.save`)}
        </Button>
      </DialogActions>
    </>
  );
}

const source = {
  m: 0,
  mb: 2.5,
  typography: 'body1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
