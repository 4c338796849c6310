import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { growing, growingLook } from '@/records/inputs/growing';
import { PlaceholderChips } from '@/records/inputs/PlaceholderChips';
import { takeFocus } from '@/ui/focus/takeFocus';
import { useNumberFormat } from '@/ui/formats';
import { lengthOf } from '../../checks/checkContent';
import { placeholdersOf } from '../../checks/placeholders';
import { countsText, pluralFormsOf } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import type { TypedForms } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface FormFieldsProps {
  typed: TypedForms;
  language: Language;
  /** The English text, for its placeholders. */
  source: string;
  /** The maximum length of a form, in graphemes. */
  maxLength: number | null;
  /** Why the text could not be saved. */
  error: string | undefined;
}

/** A field for each plural form, and the placeholders of the English text to insert by click or after `%`. */
export function FormFields({ typed, language, source, maxLength, error }: FormFieldsProps) {
  const { forms, hasForms, value, saved, type } = typed;
  const translate = useTranslate();
  const number = useNumberFormat();
  const fields = useRef<(HTMLTextAreaElement | HTMLInputElement | null)[]>([]);
  const [used, setUsed] = useState(0);
  const [asked, setAsked] = useState(false);
  // On mount only.
  useEffect(() => {
    const field = fields.current[0] ?? null;
    takeFocus(field);
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const grows = growing({ least: hasForms ? 1 : 3, most: 12 });
  const placeholders = [...placeholdersOf(source)].map((name) => `%{${name}}`);
  const change = (place: number, text: string) =>
    type(forms.map((form, each) => (each === place ? text : form)));
  // Only spaces are no text (case DT12).
  const isEmptied = value === null && (saved !== null || forms.some((form) => form !== ''));
  const removal = isEmptied ? translate(`${texts}.removes`) : undefined;
  const lengthText = (form: string) =>
    maxLength === null
      ? undefined
      : translate(`${texts}.length`, { smart_count: lengthOf(language.id, form), most: number(maxLength) });

  // An alert, because screen readers ignore changes of a description.
  const refusal = error === undefined ? undefined : <span role="alert">{error}</span>;
  /** Inserts a text at the caret, replacing that many characters before it, and moves the caret behind it. */
  const put = (text: string, replaced: number) => {
    const field = fields.current[used];
    if (!field) return;
    const form = forms[used] ?? '';
    const [from, to] = [field.selectionStart ?? form.length, field.selectionEnd ?? form.length];
    const head = form.slice(0, Math.max(0, from - replaced));
    flushSync(() => {
      change(used, `${head}${text}${form.slice(to)}`);
      setAsked(false);
    });
    const caret = head.length + text.length;
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  /** After a `%`, the placeholder replaces it. */
  const insert = (placeholder: string) => put(placeholder, asked ? 1 : 0);
  /** Typing on means that the `%` was a percent sign. */
  const typeOn = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey || (key.length > 1 && key !== 'Backspace')) return;
    event.preventDefault();
    event.stopPropagation();
    put(key === 'Backspace' ? '' : key, key === 'Backspace' ? 1 : 0);
  };
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
          onFocus={() => setUsed(place)}
          onChange={({ target }) => {
            const isAsking = target.value.length > form.length && charBefore(target) === '%';
            change(place, target.value);
            setAsked(isAsking && placeholders.length > 0);
          }}
          multiline
          fullWidth
          error={error !== undefined && place === 0}
          helperText={(place === 0 ? (refusal ?? removal) : undefined) ?? lengthText(form)}
          slotProps={{
            input: grows.input,
            htmlInput: { ...grows.htmlInput, lang: language.id, dir: language.direction },
          }}
          sx={fieldLook}
        />
      ))}
      {placeholders.length > 0 ? <PlaceholderChips placeholders={placeholders} onInsert={insert} /> : null}
      {asked ? (
        <Menu
          open
          anchorEl={() => fields.current[used] ?? null}
          onClose={() => setAsked(false)}
          onKeyDownCapture={typeOn}
        >
          {placeholders.map((placeholder) => (
            <MenuItem key={placeholder} onClick={() => insert(placeholder)}>
              <bdi dir="ltr">{placeholder}</bdi>
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}

const charBefore = ({ value, selectionStart }: HTMLTextAreaElement | HTMLInputElement) =>
  value[(selectionStart ?? 0) - 1];

/** The language with the counts of a form, such as "Polish, for 2, 3, 4, 22, 23 …". */
function FormLabel({ language, place }: { language: Language; place: number }): ReactNode {
  const translate = useTranslate();
  const counts = pluralFormsOf(language.id).counts[place];
  if (counts === undefined) return translate(`${texts}.neverShown`, { language: language.name });
  return translate(`${texts}.forCounts`, { language: language.name, counts: countsText(counts) });
}

const fieldLook = [growingLook, { mb: 2 }];
