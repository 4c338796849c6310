import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { pluralFormsOf } from '@/api/pluralForms';
import { PlaceholderChips } from '@/records/inputs/PlaceholderChips';
import { useNumberFormat } from '@/ui/formats';
import { lengthOf } from '../../checks/checkContent';
import { formsOfTerm, termsIn } from '../../checks/checkTerms';
import { placeholdersOf } from '../../checks/placeholders';
import { countsText } from '../../checks/textForms';
import { useTerms } from '../../glossary/useTerms';
import type { Language } from '../../languages/languageSchema';
import type { TextDraft } from './useTextDraft';

const texts = 'areas.default-translations.editor';

interface FormFieldsProps {
  typed: TextDraft;
  language: Language;
  /** The English text, for its placeholders. */
  source: string;
  /** The maximum length of a form, in graphemes. */
  maxLength: number | null;
  /** This person may not translate into the language. */
  readOnly: boolean;
  /** Why the text could not be saved. */
  error: string | undefined;
}

/** A field for each plural form, and the placeholders of the English text to insert. */
export function FormFields({ typed, language, source, maxLength, readOnly, error }: FormFieldsProps) {
  const { draft, hasForms, value, savedText, type } = typed;
  const { forms, cell } = draft;
  const translate = useTranslate();
  const number = useNumberFormat();
  const fields = useRef<(HTMLTextAreaElement | HTMLInputElement | null)[]>([]);
  const lastFocused = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    const field = fields.current[0];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [cell]);
  const placeholders = [...placeholdersOf(source)].map((name) => `%{${name}}`);
  const change = (place: number, text: string) =>
    type(forms.map((form, each) => (each === place ? text : form)));
  // Only spaces are no text.
  const isRemoved = value === null && (savedText !== null || forms.some((form) => form !== ''));
  const removal = isRemoved ? translate(`${texts}.removes`) : undefined;
  const lengthText = (form: string) =>
    maxLength === null
      ? undefined
      : translate(`${texts}.length`, { smart_count: lengthOf(language.id, form), most: number(maxLength) });

  // An alert, because screen readers ignore changes of a description.
  const refusal = error === undefined ? undefined : <span role="alert">{error}</span>;
  /** Inserts a placeholder at the caret, and moves the caret behind it. */
  const insert = useEvent((placeholder: string) => {
    const field = fields.current[lastFocused.current] ?? fields.current[0];
    if (!field) return;
    const { value: form, selectionStart, selectionEnd } = field;
    const from = selectionStart ?? form.length;
    const text = `${form.slice(0, from)}${placeholder}${form.slice(selectionEnd ?? from)}`;
    flushSync(() => change(fields.current.indexOf(field), text));
    field.focus();
    field.setSelectionRange(from + placeholder.length, from + placeholder.length);
  });
  return (
    <>
      {forms.map((form, place) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a form is its place
          key={place}
          inputRef={(field: HTMLTextAreaElement | null) => {
            fields.current[place] = field;
          }}
          label={hasForms ? <FormLabel language={language} place={place} /> : language.name}
          value={form}
          onFocus={() => {
            lastFocused.current = place;
          }}
          onChange={({ target }) => change(place, target.value)}
          multiline
          fullWidth
          error={error !== undefined && place === 0}
          helperText={(place === 0 ? (refusal ?? removal) : undefined) ?? lengthText(form)}
          minRows={hasForms ? 1 : 3}
          maxRows={12}
          slotProps={{ htmlInput: { lang: language.id, dir: language.direction, readOnly } }}
          sx={{ mb: 2 }}
        />
      ))}
      {placeholders.length > 0 && !readOnly ? (
        <PlaceholderChips placeholders={placeholders} onInsert={insert} />
      ) : null}
      {language.isBase || readOnly ? null : <TermChips {...{ source, language }} onInsert={insert} />}
    </>
  );
}

interface TermChipsProps {
  source: string;
  language: Language;
  onInsert: (translation: string) => void;
}

/** The terms of the English text with their translations, which can be inserted, and the notes about them. */
const TermChips = memo(function TermChips({ source, language, onInsert }: TermChipsProps) {
  const translate = useTranslate();
  const terms = termsIn(source, language.id, useTerms());
  if (terms.length === 0) return null;
  return (
    <Box role="group" aria-label={translate('areas.default-translations.glossary.name')} sx={termsStyles}>
      {terms.map(({ id, term, note, translations }) => {
        const [translation = ''] = formsOfTerm(translations[language.id]);
        return (
          <span key={id}>
            <bdi lang="en">{formsOfTerm(term)[0]}</bdi>
            {' → '}
            <Chip
              size="small"
              variant="outlined"
              label={
                <bdi lang={language.id} dir={language.direction}>
                  {translation}
                </bdi>
              }
              aria-label={translate('records.inputs.insert', { placeholder: translation })}
              onClick={() => onInsert(translation)}
            />
            {note === '' ? null : <small> {note}</small>}
          </span>
        );
      })}
    </Box>
  );
});

const termsStyles = {
  display: 'grid',
  gap: 0.75,
  mb: 2,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& small': { typography: 'caption' },
} as const;

/** The language with the counts of a form, such as "Polish, for 2, 3, 4, 22, 23 …". */
function FormLabel({ language, place }: { language: Language; place: number }): ReactNode {
  const translate = useTranslate();
  const counts = pluralFormsOf(language.id).counts[place];
  if (counts === undefined) return translate(`${texts}.neverShown`, { language: language.name });
  return translate(`${texts}.forCounts`, { language: language.name, counts: countsText(counts) });
}
