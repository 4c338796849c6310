import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
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
import { type CloseText, type GoOn, useEditorKeys } from './useEditorKeys';
import { useSameEnglish } from './useOneText';
import { type Reasons, useSaveText } from './useSaveText';
import { typedIssues, useTypedForms } from './useTypedForms';

interface TextEditorProps {
  text: Translation;
  language: Language;
  base: Language;
  hasNext?: boolean;
  hasPrevious?: boolean;
  /** One column without similar texts and history, for the panel beside a page. */
  compact?: boolean;
  onClose: CloseText;
}

/** What is edited besides the text itself. */
interface Draft {
  /** The exact text that is marked as reviewed; any other one is not. */
  readonly reviewedText: string | null | undefined;
  /** What was typed before the saved text was restored. */
  readonly aside: readonly string[] | undefined;
  readonly ignored: Reasons;
  readonly keepsMeaning: boolean;
  /** Save the text for the keys with the same English text as well. */
  readonly takesSame: boolean;
}

const merge = (draft: Draft, change: Partial<Draft>): Draft => ({ ...draft, ...change });

/** Edits a text in one language beside the English one. What is typed is kept until it is saved or discarded. */
export function TextEditor(props: TextEditorProps) {
  const { text, language, base, hasNext = false, hasPrevious = false, compact = false, onClose } = props;
  const translate = useTranslate();
  const saved = textValueOf(text, language.id);
  const typed = useTypedForms(text, language, base);
  const { value } = typed;
  // Everything around the fields may render after the character.
  const deferred = useDeferredValue(value);
  const wasReviewed = saved.state === 'reviewed';
  const [draft, change] = useReducer(merge, {
    reviewedText: wasReviewed ? typed.saved : undefined,
    aside: undefined,
    ignored: saved.reasons,
    keepsMeaning: false,
    takesSame: false,
  });
  const { reviewedText, aside, ignored, keepsMeaning, takesSame } = draft;
  const isReviewed = value !== null && value === reviewedText;
  const { save, saveSame, isSaving, error, theirs } = useSaveText(text, language.id);
  const english = textValueOf(text, base.id).value ?? '';
  const same = useSameEnglish(text, language, english);
  const ignoresOthers = ignored !== saved.reasons;
  const isChanged = typed.isChanged || ignoresOthers || isReviewed !== wasReviewed;
  useEffect(() => (isChanged ? markFormChanged() : undefined), [isChanged]);
  const refusal = error ? refusalOf(error) : undefined;
  const message = refusal?.fields.value ?? refusal?.message;

  const submit = (then: GoOn, review = isReviewed, isRight = false) => {
    const hasError = () =>
      typedIssues(text, language, value, english).some(({ severity }) => severity === 'error');
    // The reason is displayed at the checkbox.
    if (isSaving || (review && !isReviewed && hasError())) return;
    const next = then === 'next' && !hasNext ? 'stay' : then;
    if (!isChanged && !isRight && !takesSame && review === isReviewed) return onClose(next, undefined);
    // Ignoring an issue does not make an outdated text a current one.
    const kept = typed.isChanged || isRight || saved.state === 'missing' ? 'translated' : saved.state;
    const state = review ? 'reviewed' : kept === 'reviewed' ? 'translated' : kept;
    save({ value, state, ignored: ignoresOthers ? ignored : undefined, keepsMeaning }, (done) => {
      typed.forget();
      if (takesSame) saveSame(same, { value, state });
      onClose(next, done);
    });
  };
  const cancel = () => {
    typed.forget();
    onClose('stay', undefined);
  };
  /** Leaves the text without saving; the grid marks it as unsaved. */
  const turn = (then: 'next' | 'previous') => {
    if (then === 'next' ? hasNext : hasPrevious) onClose(then, undefined);
  };
  const actions = { submit, cancel, turn, take: typed.typeText };
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  // Stable functions, so that typing does not render the memoized components.
  const [stable] = useState(() => ({
    cancel: () => latest.current.cancel(),
    save: (then: GoOn) => latest.current.submit(then),
    turn: (then: 'next' | 'previous') => latest.current.turn(then),
    take: (taken: string) => latest.current.take(taken),
  }));
  const restore = () => {
    change({ aside: typed.forms });
    typed.restore();
  };
  const onKeyDown = useEditorKeys({
    submit: (then, review) => submit(then, review || isReviewed),
    takeBase: () => typed.typeText(english),
    turn,
    restore: typed.isChanged ? restore : undefined,
  });
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      <DialogContent sx={compact ? undefined : columns}>
        <Box sx={{ minWidth: 0 }}>
          <SourceText {...{ text, language, base, english, compact }} />
          <TextNotices
            {...{ typed, saved, theirs, language, aside }}
            onBack={(forms) => {
              typed.type(forms);
              change({ aside: undefined });
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
          <SameEnglish
            others={same}
            language={language}
            isTaken={takesSame}
            onTake={(isTaken) => change({ takesSame: isTaken })}
          />
          <TextChecks
            {...{ text, language, english, ignored }}
            value={deferred}
            isReviewed={deferred !== null && deferred === reviewedText}
            onChange={change}
          />
          {language.isBase ? (
            <FormControlLabel
              control={<Checkbox checked={keepsMeaning} />}
              label={translate('areas.default-translations.editor.sameMeaning')}
              onChange={(_event, checked) => change({ keepsMeaning: checked })}
            />
          ) : null}
        </Box>
        {compact ? null : <TextSide text={text} language={language} onTake={stable.take} />}
      </DialogContent>
      <EditorActions
        {...{ hasNext, hasPrevious, compact, isSaving }}
        isConflict={theirs !== undefined}
        onCancel={stable.cancel}
        onSave={stable.save}
        onTurn={stable.turn}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // On a handset the dialog is taller than its content.
  alignContent: 'start',
  columnGap: 4,
  rowGap: 2,
} as const;
