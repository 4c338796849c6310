import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import type { FilterField } from './conditions';

interface DaysInputProps {
  field: Extract<FilterField, { kind: 'days' }>;
  /** The prefix of its texts: `any`, `never`, `usual`, `own`, `days`. */
  texts: string;
  label: string;
  days: number | undefined;
  isNever: boolean;
  onChange: (change: { days: number | undefined; never: true | undefined }) => void;
}

/** The highest sensible number of days: a hundred years. */
const maxDays = 36_500;

/** Milliseconds without a key after which a typed number applies. */
const debounceMs = 500;

/** For how many days something has not happened, or that it never has; one excludes the other. */
export function DaysInput({ field: { choices }, texts, label, days, isNever, onChange }: DaysInputProps) {
  const translate = useTranslate();
  const [isCustom, setCustom] = useState(days !== undefined && !choices.includes(days));
  const choice = isCustom ? 'own' : isNever ? 'never' : String(days ?? 'any');

  const choose = (next: string) => {
    setCustom(next === 'own');
    if (next === 'own') return;
    onChange({ days: readDays(next), never: next === 'never' ? true : undefined });
  };
  return (
    <>
      <TextField select label={label} value={choice} onChange={(event) => choose(event.target.value)}>
        <MenuItem value="any">{translate(`${texts}.any`)}</MenuItem>
        <MenuItem value="never">{translate(`${texts}.never`)}</MenuItem>
        {choices.map((each) => (
          <MenuItem key={each} value={String(each)}>
            {translate(`${texts}.usual`, { smart_count: each })}
          </MenuItem>
        ))}
        <MenuItem value="own">{translate(`${texts}.own`)}</MenuItem>
      </TextField>
      {isCustom ? (
        <NumberOfDays
          texts={texts}
          value={days}
          onChange={(number) => onChange({ days: number, never: undefined })}
        />
      ) : null}
    </>
  );
}

interface NumberOfDaysProps {
  texts: string;
  value: number | undefined;
  onChange: (days: number) => void;
}

/** A number of days; applies after a pause in typing, on Enter and when the field is left. */
function NumberOfDays({ texts, value, onChange }: NumberOfDaysProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<string>();
  const days = readDays(draft ?? '');
  const isWrong = draft !== undefined && draft !== '' && days === undefined;
  const report = () => {
    if (days === undefined) return;
    setDraft(undefined);
    if (days !== value) onChange(days);
  };
  const reportSoon = useDebouncedEvent(report, debounceMs);
  return (
    <TextField
      label={translate(`${texts}.days`)}
      value={draft ?? value ?? ''}
      error={isWrong}
      helperText={isWrong && translate('records.filters.invalidDays')}
      onChange={(event) => {
        setDraft(event.target.value);
        reportSoon();
      }}
      onBlur={report}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report();
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}

/** A whole number of days from 1; undefined for other texts. */
function readDays(text: string): number | undefined {
  if (!/^\s*\d{1,5}\s*$/.test(text)) return undefined;
  const days = Number(text);
  return days >= 1 && days <= maxDays ? days : undefined;
}
