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
import { countsText } from '../../checks/countsText';
import { placeholdersOf } from '../../checks/placeholders';
import { pluralFormsOf } from '../../checks/pluralForms';
import type { Language } from '../../languages/languageSchema';
import type { TypedForms } from './useTypedForms';

const texts = 'areas.default-translations.editor';

interface FormFieldsProps {
  typed: TypedForms;
  language: Language;
  /** The English text, whose placeholders are offered. */
  source: string;
  /** The longest a form should be, in graphemes. */
  maxLength: number | null;
  /** Why the text was not saved. */
  error: string | undefined;
}

/** A plain field for each plural form of the language, and the placeholders of the English text, so that none need be typed. */
export function FormFields({ typed, language, source, maxLength, error }: FormFieldsProps) {
  const { forms, hasForms, value, saved, type } = typed;
  const translate = useTranslate();
  const number = useNumberFormat();
  const fields = useRef<(HTMLTextAreaElement | HTMLInputElement | null)[]>([]);
  const [used, setUsed] = useState(0);
  const [asked, setAsked] = useState(false);
  // Once: the reference of a field is set anew with each render.
  useEffect(() => {
    const field = fields.current[0] ?? null;
    takeFocus(field);
    // One goes on where the text ends.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const grows = growing({ least: hasForms ? 1 : 3, most: 12 });
  const placeholders = [...placeholdersOf(source)].map((name) => `%{${name}}`);
  const change = (place: number, text: string) =>
    type(forms.map((form, each) => (each === place ? text : form)));
  // Nothing, or only spaces, is no text (case DT12).
  const isEmptied = value === null && (saved !== null || forms.some((form) => form !== ''));
  const removal = isEmptied ? translate(`${texts}.removes`) : undefined;
  const lengthText = (form: string) =>
    maxLength === null
      ? undefined
      : translate(`${texts}.length`, { smart_count: lengthOf(language.id, form), most: number(maxLength) });

  // Announced: the field has the focus already, and a description that changes is not read.
  const refusal = error === undefined ? undefined : <span role="alert">{error}</span>;
  /** Puts a text where the caret is, in place of as many characters before it. The next key that is typed comes after it. */
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
  /** A `%` that has just been typed becomes part of the placeholder. */
  const insert = (placeholder: string) => put(placeholder, asked ? 1 : 0);
  /** Who goes on typing meant a percent sign. */
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

/** Which counts a form stands for, such as "Polish: 2, 3, 4, 22, 23 …". */
function FormLabel({ language, place }: { language: Language; place: number }): ReactNode {
  const translate = useTranslate();
  const counts = pluralFormsOf(language.id).counts[place];
  if (counts === undefined) return translate(`${texts}.neverShown`, { language: language.name });
  return translate(`${texts}.forCounts`, { language: language.name, counts: countsText(counts) });
}

const fieldLook = [growingLook, { mb: 2 }];
