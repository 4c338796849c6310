import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserFilter } from './userFilter';

interface SignInFilterProps {
  filter: UserFilter;
  onChange: (change: Pick<UserFilter, 'neverSignedIn' | 'inactiveDays'>) => void;
}

const texts = 'areas.user-management.users.filters.signIn';

/** The usual numbers of days without a sign-in. */
const usualDays = [30, 90, 180, 365];

/** The most days that make sense: a hundred years. */
const mostDays = 36_500;

/** Milliseconds without a key after which a typed number counts. */
const pause = 500;

/** When the users have last signed in: never, or not for some days. The two exclude each other. */
export function SignInFilter({ filter: { neverSignedIn, inactiveDays }, onChange }: SignInFilterProps) {
  const translate = useTranslate();
  const [own, setOwn] = useState(inactiveDays !== undefined && !usualDays.includes(inactiveDays));
  const choice = own ? 'own' : neverSignedIn ? 'never' : String(inactiveDays ?? 'any');

  const choose = (next: string) => {
    setOwn(next === 'own');
    if (next === 'own') return;
    onChange({ neverSignedIn: next === 'never' ? true : undefined, inactiveDays: readDays(next) });
  };
  return (
    <>
      <TextField
        select
        label={translate(`${texts}.label`)}
        value={choice}
        onChange={(event) => choose(event.target.value)}
      >
        <MenuItem value="any">{translate(`${texts}.any`)}</MenuItem>
        <MenuItem value="never">{translate(`${texts}.never`)}</MenuItem>
        {usualDays.map((each) => (
          <MenuItem key={each} value={String(each)}>
            {translate(`${texts}.inactive`, { smart_count: each })}
          </MenuItem>
        ))}
        <MenuItem value="own">{translate(`${texts}.own`)}</MenuItem>
      </TextField>
      {own ? (
        <DaysField
          value={inactiveDays}
          onChange={(days) => onChange({ neverSignedIn: undefined, inactiveDays: days })}
        />
      ) : null}
    </>
  );
}

interface DaysFieldProps {
  value: number | undefined;
  onChange: (days: number) => void;
}

/** A number of days; it counts when the typing pauses, by Enter and when the field is left. */
function DaysField({ value, onChange }: DaysFieldProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<string>();
  const days = readDays(draft ?? '');
  const isWrong = draft !== undefined && draft !== '' && days === undefined;
  const report = () => {
    if (days === undefined) return;
    setDraft(undefined);
    if (days !== value) onChange(days);
  };
  const reportNow = useEffectEvent(report);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => reportNow(), pause);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <TextField
      label={translate(`${texts}.days`)}
      value={draft ?? value ?? ''}
      error={isWrong}
      helperText={translate(isWrong ? `${texts}.invalid` : `${texts}.help`)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={report}
      onKeyDown={(event) => {
        if (event.key === 'Enter') report();
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}

/** A whole number of days from 1; undefined when the text is none. */
function readDays(text: string): number | undefined {
  if (!/^\s*\d{1,5}\s*$/.test(text)) return undefined;
  const days = Number(text);
  return days >= 1 && days <= mostDays ? days : undefined;
}
