import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '../../../../api/refusal';
import { markFormChanged } from '../../../../ui/leave/changedForms';
import { checkText } from '../../checks/checkText';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';
import { ConflictingText } from './ConflictingText';
import { FormFields } from './FormFields';
import { IssueList } from './IssueList';
import { TextNotice } from './TextNotice';
import { TextResult } from './TextResult';
import { TextSide } from './TextSide';
import { useEditorKeys } from './useEditorKeys';
import { useSaveText } from './useSaveText';
import { useTypedForms } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface TextEditorProps {
  text: Translation;
  language: Language;
  base: Language;
  /** Whether there is a further row to go on to. */
  hasNext?: boolean;
  /** In one column, without similar texts and history: beside a page. */
  compact?: boolean;
  /** `next` goes on to the row below. */
  onClose: (then: 'stay' | 'next', isSaved: boolean) => void;
}

/** Edits one text in one language beside the English one. What is typed stays until it is saved or given up. */
export function TextEditor(props: TextEditorProps) {
  const { text, language, base, hasNext = false, compact = false, onClose } = props;
  const translate = useTranslate();
  const saved = textValueOf(text, language.id);
  const typed = useTypedForms(text, language, base);
  const { value } = typed;
  const [isReviewed, setReviewed] = useState(saved.state === 'reviewed');
  const [aside, setAside] = useState<readonly string[]>();
  const [ignored, setIgnored] = useState(saved.reasons);
  const [keepsMeaning, setKeepsMeaning] = useState(false);
  const { save, isSaving, error, theirs } = useSaveText(text, language.id);
  const english = textValueOf(text, base.id).value ?? '';
  const isOther = ignored !== saved.reasons;
  const isChanged = typed.isChanged || isOther || isReviewed !== (saved.state === 'reviewed');
  useEffect(() => (isChanged ? markFormChanged() : undefined), [isChanged]);
  const refusal = error ? refusalOf(error) : undefined;
  const message = refusal?.fields.value ?? refusal?.message;
  const issues = checkText({
    ...{ key: text.key, language: language.id, value, maxLength: text.maxLength },
    base: language.isBase ? value : english,
  });

  const submit = (then: 'stay' | 'next', review = isReviewed, isRight = false) => {
    if (isSaving) return;
    const next = hasNext ? then : 'stay';
    if (!isChanged && !isRight && review === isReviewed) return onClose(next, false);
    // Who only ignores a finding has not looked at an outdated text.
    const kept = typed.isChanged || isRight || saved.state === 'missing' ? 'translated' : saved.state;
    const state = review ? 'reviewed' : kept === 'reviewed' ? 'translated' : kept;
    save({ value, state, ignored: isOther ? ignored : undefined, keepsMeaning }, () => {
      typed.forget();
      onClose(next, true);
    });
  };
  const onKeyDown = useEditorKeys({
    submit: (then, review) => submit(then, review || isReviewed),
    takeBase: () => typed.typeText(english),
    restore: typed.isChanged
      ? () => {
          setAside(typed.forms);
          typed.restore();
        }
      : undefined,
  });
  return (
    <>
      <DialogContent onKeyDown={onKeyDown} sx={compact ? undefined : columns}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{text.key}</bdi>
          </Typography>
          {language.isBase ? null : (
            <>
              <Typography variant="subtitle2" component="h3">
                <bdi>{base.name}</bdi>
              </Typography>
              <Box component="p" lang={base.id} dir={base.direction} sx={source}>
                {english}
              </Box>
            </>
          )}
          {typed.isFound && typed.isChanged && aside === undefined ? (
            <TextNotice action={translate(`${texts}.discard`)} onAction={typed.restore}>
              {translate(`${texts}.found`)}
            </TextNotice>
          ) : null}
          {aside && !typed.isChanged ? (
            <TextNotice
              action={translate(`${texts}.bringBack`)}
              onAction={() => {
                typed.type(aside);
                setAside(undefined);
              }}
            >
              {translate(`${texts}.aside`)}
            </TextNotice>
          ) : null}
          {saved.state === 'outdated' && !typed.isChanged ? (
            <TextNotice
              action={translate(`${texts}.stillRight`)}
              onAction={() => submit('stay', isReviewed, true)}
            >
              {translate(`${texts}.outdated`)}
            </TextNotice>
          ) : null}
          {theirs ? (
            <ConflictingText
              language={language}
              text={theirs}
              onTake={() => typed.typeText(theirs.value ?? '')}
            />
          ) : null}
          <FormFields
            typed={typed}
            language={language}
            source={english}
            error={message !== undefined && !theirs ? translate(message, { _: message }) : undefined}
          />
          <TextResult value={value ?? ''} language={language} />
          <IssueList issues={issues} ignored={ignored} onIgnore={setIgnored} />
          <FormControlLabel
            control={<Checkbox checked={isReviewed} disabled={value === null} />}
            label={translate(`${texts}.reviewed`)}
            onChange={(_event, checked) => setReviewed(checked)}
          />
          {language.isBase ? (
            <FormControlLabel
              control={<Checkbox checked={keepsMeaning} />}
              label={translate(`${texts}.sameMeaning`)}
              onChange={(_event, checked) => setKeepsMeaning(checked)}
            />
          ) : null}
        </Box>
        {compact ? null : <TextSide text={text} language={language} onTake={typed.typeText} />}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            typed.forget();
            onClose('stay', false);
          }}
          disabled={isSaving}
        >
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

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  columnGap: 4,
  rowGap: 2,
} as const;

const source = {
  m: 0,
  mb: 2.5,
  typography: 'body1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
