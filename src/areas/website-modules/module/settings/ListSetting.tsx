import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { isSame } from '@/records/form/changedFields';
import { readDecimal } from '@/records/inputs/readDecimal';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { isExactNumber } from '@/records/values/exactNumber';
import { numberFormat } from '@/ui/formats';

type Entry = string | number;

interface ListSettingProps extends FormFieldProps {
  /** The entries are numbers. */
  isNumeric: boolean;
  validate: (value: unknown) => string | undefined;
}

/** Stands for a line break within an entry. */
const breakSign = '↵';

/** The texts and numbers of a list. */
const entriesOf = (value: unknown): readonly Entry[] =>
  Array.isArray(value)
    ? value.filter((each): each is Entry => ['string', 'number'].includes(typeof each))
    : [];

/** A list of texts or numbers, one per line. A line that shows an entry is that entry, with its spaces and line breaks. */
export function ListSetting({
  source,
  label,
  required = false,
  help,
  isNumeric,
  validate,
}: ListSettingProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const lineOf = (entry: Entry) =>
    typeof entry === 'number'
      ? numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(entry)
      : entry.replaceAll(/\r\n|\r|\n/g, breakSign);
  const entryOf = (line: string): Entry => {
    const text = line.trim().replaceAll(breakSign, '\n');
    const number = isNumeric ? Number(readDecimal(text, locale) ?? Number.NaN) : Number.NaN;
    return isExactNumber(number) ? number : text;
  };
  const entriesIn = (text: string, known: readonly Entry[]) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => known.find((entry) => lineOf(entry) === line) ?? entryOf(line));
  const { input } = useFormField(
    { source, label, required },
    { empty: [], validate, format: (value) => entriesOf(value).map(lineOf).join('\n') || null },
  );
  const { value, onChange, error, help: _help, required: _required, ...field } = input;
  const entries = entriesOf(value);
  // Empty lines and spaces at the end are shown while typing, but are not part of the entries.
  const [draft, setDraft] = useState({ text: '', lastEntries: entries });
  const isTyped = isSame(entriesIn(draft.text, draft.lastEntries), entries);
  const { text, lastEntries } = isTyped
    ? draft
    : { text: entries.map(lineOf).join('\n'), lastEntries: entries };
  return (
    <TextField
      {...field}
      value={text}
      onChange={({ target }) => {
        setDraft({ text: target.value, lastEntries });
        onChange(entriesIn(target.value, lastEntries));
      }}
      multiline
      minRows={3}
      maxRows={12}
      error={error !== undefined}
      helperText={
        error ?? [help, translate('areas.website-modules.edit.settings.onePerLine')].filter(Boolean).join(' ')
      }
      slotProps={{
        inputLabel: { required },
        htmlInput: { dir: 'auto', 'aria-required': required || undefined },
      }}
    />
  );
}
