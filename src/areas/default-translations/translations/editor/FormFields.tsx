import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../../../../ui/focus/takeFocus';
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
  /** Why the text was not saved. */
  error: string | undefined;
}

/** A plain field for each plural form of the language, and the placeholders of the English text, so that none need be typed. */
export function FormFields({ typed: { forms, hasForms, type }, language, source, error }: FormFieldsProps) {
  const translate = useTranslate();
  const fields = useRef<(HTMLTextAreaElement | HTMLInputElement | null)[]>([]);
  const [used, setUsed] = useState(0);
  const [asked, setAsked] = useState(false);
  // Once: the reference of a field is set anew with each render.
  useEffect(() => takeFocus(fields.current[0] ?? null), []);
  const placeholders = [...placeholdersOf(source)].map((name) => `%{${name}}`);
  const change = (place: number, value: string) =>
    type(forms.map((form, each) => (each === place ? value : form)));

  /** Puts a placeholder where the caret is; a `%` that has just been typed becomes part of it. */
  const insert = (placeholder: string) => {
    const field = fields.current[used];
    if (!field) return;
    const value = forms[used] ?? '';
    const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
    const before = value.slice(0, from);
    const head = asked && before.endsWith('%') ? before.slice(0, -1) : before;
    change(used, `${head}${placeholder}${value.slice(to)}`);
    setAsked(false);
    const caret = head.length + placeholder.length;
    // After the new text is in the field.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
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
          minRows={hasForms ? 1 : 3}
          maxRows={12}
          fullWidth
          error={error !== undefined && place === 0}
          helperText={place === 0 ? error : undefined}
          slotProps={{ htmlInput: { lang: language.id, dir: language.direction } }}
          sx={{ mb: 2 }}
        />
      ))}
      {placeholders.length > 0 ? (
        <Box role="group" aria-label={translate(`${texts}.placeholders`)} sx={chips}>
          {placeholders.map((placeholder) => (
            <Chip
              key={placeholder}
              size="small"
              variant="outlined"
              label={<bdi dir="ltr">{placeholder}</bdi>}
              aria-label={translate(`${texts}.insert`, { placeholder })}
              onClick={() => insert(placeholder)}
            />
          ))}
        </Box>
      ) : null}
      <Menu open={asked} anchorEl={() => fields.current[used] ?? null} onClose={() => setAsked(false)}>
        {placeholders.map((placeholder) => (
          <MenuItem key={placeholder} onClick={() => insert(placeholder)}>
            <bdi dir="ltr">{placeholder}</bdi>
          </MenuItem>
        ))}
      </Menu>
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

const chips = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;
