import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type KeyboardEvent, useDeferredValue, useEffect } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { refusalOf } from '@/api/refusal';
import { markFormChanged } from '@/ui/leave/changedForms';
import { useAfterFirstRender } from '@/ui/loading/useAfterFirstRender';
import type { Language } from '../../languages/languageSchema';
import { useLanguageRefusal } from '../../useLanguageRefusal';
import { textValueOf } from '../grid/cellState';
import { type Translation, textValueSchema } from '../translationSchema';
import { EditorActions } from './EditorActions';
import { FormFields } from './FormFields';
import { SourceText } from './SourceText';
import { TextChecks } from './TextChecks';
import { SameEnglish, TextNotices } from './TextNotices';
import { TextSide } from './TextSide';
import { useSameEnglish } from './useOneText';
import { useSaveEdited } from './useSaveEdited';
import type { SavedText } from './useSaveText';
import { textOf, typedIssues, useTextDraft } from './useTextDraft';

interface TextEditorProps {
  text: Translation;
  language: Language;
  base: Language;
  hasNext?: boolean;
  hasPrevious?: boolean;
  /** One column without similar texts and history, for the panel beside a page. */
  compact?: boolean;
  onClose: CloseText;
  /** Called also for a text that is no longer shown when the answer comes. */
  onSaved?: ((saved: SavedText) => void) | undefined;
}

/**
 * Edits a text in one language beside the English one. What is typed is kept until it is saved or discarded. Another
 * text replaces the former one in the mounted editor, which is faster than a new editor.
 */
export function TextEditor(props: TextEditorProps) {
  const { text, language, base, hasNext = false, hasPrevious = false, compact = false } = props;
  const { onClose, onSaved } = props;
  const translate = useTranslate();
  const saved = textValueOf(text, language.id);
  const typed = useTextDraft(text, language, base);
  const { draft, value, change, theirs } = typed;
  const { reviewedText, ignored, keepsMeaning, takesSame, error } = draft;
  // Everything around the fields may render after the character, and after another text.
  const deferredDraft = useDeferredValue(draft);
  const deferredText = useDeferredValue(text);
  const showsSide = useAfterFirstRender();
  const checkedDraft = deferredDraft.cell === draft.cell ? draft : deferredDraft;
  const { save, isSaving, isShown } = useSaveEdited(typed, onSaved);
  const english = textValueOf(text, base.id).value ?? '';
  const sameTexts = useSameEnglish(text, language, english);
  const notPermitted = useLanguageRefusal('translate', language.id);
  const isTyped = value !== typed.savedText;
  const isReviewed = value !== null && value === reviewedText;
  const hasOtherIgnored = String([...ignored].sort()) !== String([...saved.ignored].sort());
  const isChanged = isTyped || hasOtherIgnored || isReviewed !== (saved.state === 'reviewed');
  useEffect(() => (isChanged ? markFormChanged() : undefined), [isChanged]);
  const refusal = error ? refusalOf(error) : undefined;
  const message = refusal?.fields.value ?? refusal?.message;

  const submit = (then: GoOn, review = isReviewed, isRight = false) => {
    const hasError = () =>
      typedIssues(text, language, base, value).some(({ severity }) => severity === 'error');
    // The reason is displayed at the checkbox.
    if (isSaving || notPermitted !== undefined || (review && !isReviewed && hasError())) return;
    const next = then === 'next' && !hasNext ? 'stay' : then;
    if (!isChanged && !isRight && !takesSame && review === isReviewed) return onClose(next);
    // Ignoring an issue does not make an outdated text a current one.
    const unreviewed = isTyped || isRight || saved.state === 'missing' ? 'translated' : saved.state;
    const state = review ? 'reviewed' : unreviewed === 'reviewed' ? 'translated' : unreviewed;
    const version = (theirs ?? saved).version;
    const typedText = { value, state, keepsMeaning, ignored: hasOtherIgnored ? ignored : undefined } as const;
    const others = takesSame ? sameTexts : [];
    save(
      { text, language: language.id, version, others, ...typedText },
      {
        onSuccess: () => {
          if (isShown(draft.cell)) onClose(next);
        },
        onError: (failure) => {
          const { current } = refusalOf(failure);
          const parsed = v.safeParse(textValueSchema, current);
          change({
            error: failure,
            ...(current !== undefined && parsed.success && { theirs: parsed.output }),
          });
        },
      },
    );
  };
  /** Leaves the text without saving; the grid marks it as unsaved. */
  const turn = (then: 'next' | 'previous') => {
    if (!isSaving && (then === 'next' ? hasNext : hasPrevious)) onClose(then);
  };
  const onKeyDown = useEditorKeys({
    submit: (then, review) => submit(then, review || isReviewed),
    takeBase: () => typed.typeText(english),
    turn,
  });
  // Stable functions, so that typing does not render the memoized components.
  const onCancel = useEvent(() => {
    typed.forget();
    onClose('stay');
  });
  const onSave = useEvent((then: GoOn) => submit(then));
  const onTurn = useEvent(turn);
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      <DialogContent sx={compact ? undefined : columns}>
        <Box sx={{ minWidth: 0 }}>
          <SourceText {...{ text, language, base, english, compact }} />
          <TextNotices
            {...{ typed, saved, language, base, english }}
            onStillRight={() => submit('stay', isReviewed, true)}
          />
          <FormFields
            typed={typed}
            language={language}
            source={english}
            maxLength={text.maxLength}
            // What is typed after it was sent would be lost.
            readOnly={notPermitted !== undefined || isSaving}
            error={message !== undefined && !theirs ? translate(message, { _: message }) : undefined}
          />
          <SameEnglish
            others={sameTexts}
            language={language}
            isTaken={takesSame}
            onTake={(isTaken) => change({ takesSame: isTaken })}
          />
          <TextChecks
            {...{ language, base }}
            onChange={change}
            text={deferredText}
            value={textOf(deferredDraft.forms)}
            reviewedText={checkedDraft.reviewedText}
            ignored={checkedDraft.ignored}
          />
          {language.isBase ? (
            <FormControlLabel
              control={<Checkbox checked={keepsMeaning} />}
              label={translate('areas.default-translations.editor.sameMeaning')}
              onChange={(_event, isKept) => change({ keepsMeaning: isKept })}
            />
          ) : null}
        </Box>
        {compact || !showsSide ? null : (
          <TextSide text={deferredText} language={language} base={base} onTake={typed.typeText} />
        )}
      </DialogContent>
      <EditorActions
        {...{ hasNext, hasPrevious, compact, isSaving, onCancel, onSave, onTurn }}
        isConflict={theirs !== undefined}
        reason={notPermitted}
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

/** What is edited next: nothing, or the row below or above. */
export type GoOn = 'stay' | 'next' | 'previous';

/** Closes the editor. */
export type CloseText = (then: GoOn) => void;

interface EditorKeys {
  /** Saves; `review` marks the text as reviewed. */
  readonly submit: (then: GoOn, review: boolean) => void;
  readonly takeBase: () => void;
  /** Goes to another text without saving. */
  readonly turn: (then: 'next' | 'previous') => void;
}

/** The keys of the editor (specification of the default translations, section 5); ⌘ is Ctrl on a Mac. */
function useEditorKeys({ submit, takeBase, turn }: EditorKeys) {
  return (event: KeyboardEvent) => {
    const { target, key } = event;
    const isText = target instanceof HTMLTextAreaElement;
    const isControl = event.ctrlKey || event.metaKey;
    // Not while an input method composes, nor with AltGr, which is Ctrl and Alt.
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (key === 'PageDown' || key === 'PageUp') turn(key === 'PageDown' ? 'next' : 'previous');
    else if (key === 'Enter' && isControl) submit('next', event.shiftKey);
    else if (key === 'Enter' && isText && !event.shiftKey) submit('stay', false);
    else if (key.toLowerCase() === 'b' && isControl && isText) takeBase();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
