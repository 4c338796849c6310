import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalOf } from '@/api/refusal';
import { markFormChanged } from '@/ui/leave/changedForms';
import type { Language } from '../../languages/languageSchema';
import { textValueOf } from '../grid/cellState';
import type { Translation } from '../translationSchema';
import { EditorActions } from './EditorActions';
import { FormFields } from './FormFields';
import { SameEnglish } from './SameEnglish';
import { SourceText } from './SourceText';
import { TextChecks } from './TextChecks';
import { TextNotices } from './TextNotices';
import { TextSide } from './TextSide';
import { UsedOn } from './UsedOn';
import { type CloseText, type GoOn, useEditorKeys } from './useEditorKeys';
import { useSameEnglish } from './useSameEnglish';
import { useSaveText } from './useSaveText';
import { typedIssues, useTypedForms } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface TextEditorProps {
  text: Translation;
  language: Language;
  base: Language;
  /** Whether there is a further row to go on to. */
  hasNext?: boolean;
  hasPrevious?: boolean;
  /** In one column, without similar texts and history: beside a page. */
  compact?: boolean;
  onClose: CloseText;
}

/** Edits one text in one language beside the English one. What is typed stays until it is saved or given up. */
export function TextEditor(props: TextEditorProps) {
  const { text, language, base, hasNext = false, hasPrevious = false, compact = false, onClose } = props;
  const translate = useTranslate();
  const saved = textValueOf(text, language.id);
  const typed = useTypedForms(text, language, base);
  const { value } = typed;
  // What stands around the field follows after the character.
  const looked = useDeferredValue(value);
  // The very text that somebody has looked at: another one is not reviewed, typed or taken over.
  const [reviewedText, setReviewedText] = useState(saved.state === 'reviewed' ? typed.saved : undefined);
  const isReviewed = value !== null && value === reviewedText;
  const [aside, setAside] = useState<readonly string[]>();
  const [ignored, setIgnored] = useState(saved.reasons);
  const [keepsMeaning, setKeepsMeaning] = useState(false);
  const { save, saveSame, isSaving, error, theirs } = useSaveText(text, language.id);
  const english = textValueOf(text, base.id).value ?? '';
  const same = useSameEnglish(text, language, english);
  const [takesSame, setTakesSame] = useState(false);
  const isOther = ignored !== saved.reasons;
  const isChanged = typed.isChanged || isOther || isReviewed !== (saved.state === 'reviewed');
  useEffect(() => (isChanged ? markFormChanged() : undefined), [isChanged]);
  const refusal = error ? refusalOf(error) : undefined;
  const message = refusal?.fields.value ?? refusal?.message;

  const submit = (then: GoOn, review = isReviewed, isRight = false) => {
    // A text with an error is not reviewed: what keeps it stands at the tick.
    const hasError = () =>
      typedIssues(text, language, value, english).some(({ severity }) => severity === 'error');
    if (isSaving || (review && !isReviewed && hasError())) return;
    const next = then === 'next' && !hasNext ? 'stay' : then;
    if (!isChanged && !isRight && !takesSame && review === isReviewed) return onClose(next, undefined);
    // Who only ignores a finding has not looked at an outdated text.
    const kept = typed.isChanged || isRight || saved.state === 'missing' ? 'translated' : saved.state;
    const state = review ? 'reviewed' : kept === 'reviewed' ? 'translated' : kept;
    save({ value, state, ignored: isOther ? ignored : undefined, keepsMeaning }, (done) => {
      typed.forget();
      if (takesSame) saveSame(same, { value, state });
      onClose(next, done);
    });
  };
  const cancel = () => {
    typed.forget();
    onClose('stay', undefined);
  };
  // What was typed is kept, and marked in the grid as not saved.
  const turn = (then: 'next' | 'previous') => {
    if (then === 'next' ? hasNext : hasPrevious) onClose(then, undefined);
  };
  const latest = useRef({ submit, cancel, turn, take: typed.typeText });
  useLayoutEffect(() => {
    latest.current = { submit, cancel, turn, take: typed.typeText };
  });
  // The same for each character, so that what they belong to need not follow.
  const [still] = useState(() => ({
    cancel: () => latest.current.cancel(),
    save: (then: GoOn) => latest.current.submit(then),
    turn: (then: 'next' | 'previous') => latest.current.turn(then),
    take: (taken: string) => latest.current.take(taken),
  }));
  const onKeyDown = useEditorKeys({
    submit: (then, review) => submit(then, review || isReviewed),
    takeBase: () => typed.typeText(english),
    turn,
    restore: typed.isChanged
      ? () => {
          setAside(typed.forms);
          typed.restore();
        }
      : undefined,
  });
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      <DialogContent sx={compact ? undefined : columns}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={about}>
            <bdi dir="ltr">{text.key}</bdi>
            {text.description ? <bdi>{text.description}</bdi> : null}
            {compact ? null : <UsedOn textKey={text.key} language={language} />}
          </Typography>
          {language.isBase ? null : <SourceText base={base} text={english} />}
          <TextNotices
            {...{ typed, saved, theirs, language, aside }}
            onBack={(forms) => {
              typed.type(forms);
              setAside(undefined);
            }}
            onStillRight={() => submit('stay', isReviewed, true)}
          />
          <FormFields
            typed={typed}
            language={language}
            source={english}
            maxLength={text.maxLength}
            error={message !== undefined && !theirs ? translate(message, { _: message }) : undefined}
          />
          <SameEnglish others={same} language={language} isTaken={takesSame} onTake={setTakesSame} />
          <TextChecks
            {...{ text, language, english, ignored }}
            value={looked}
            isReviewed={looked !== null && looked === reviewedText}
            onReviewed={setReviewedText}
            onIgnore={setIgnored}
          />
          {language.isBase ? (
            <FormControlLabel
              control={<Checkbox checked={keepsMeaning} />}
              label={translate(`${texts}.sameMeaning`)}
              onChange={(_event, checked) => setKeepsMeaning(checked)}
            />
          ) : null}
        </Box>
        {compact ? null : <TextSide text={text} language={language} onTake={still.take} />}
      </DialogContent>
      <EditorActions
        {...{ hasNext, hasPrevious, compact, isSaving }}
        isConflict={theirs !== undefined}
        onCancel={still.cancel}
        onSave={still.save}
        onTurn={still.turn}
      />
    </Box>
  );
}

const about = {
  display: 'grid',
  rowGap: 0.5,
  mb: 2,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // A handset's screen is higher than what it holds.
  alignContent: 'start',
  columnGap: 4,
  rowGap: 2,
} as const;
