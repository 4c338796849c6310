import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateField } from '../dates/DateField';
import { problemOf, readSpan } from './periods';

interface DayFieldsProps {
  /** The prefix of the area's texts: `from`, `to`, `turned`, `tooLong`. */
  texts: string;
  period: string;
  /** The displayed days, which the fields start with. */
  visibleDays: { readonly from: string; readonly to: string } | undefined;
  /** The latest possible day in the publisher's time zone. */
  lastDay: string | undefined;
  /**
   * Called with `2026-10-01/2026-10-31` once both days are valid: when one is picked, on Enter, or when a field is
   * left.
   */
  onChange: (period: string) => void;
}

/** The first and last day of a period. */
export function DayFields({ texts, period, visibleDays, lastDay, onChange }: DayFieldsProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<{ of: string; from: string; to: string }>();
  // A period set elsewhere, such as by Back, replaces the typed days.
  const { from, to } =
    draft?.of === period ? draft : (readSpan(period) ?? visibleDays ?? { from: '', to: '' });
  const problem = problemOf(from, to);
  const isWrong = problem !== undefined && problem !== 'unready';
  const choose = (text: string) => {
    if (draft && text !== period && readSpan(text)) onChange(text);
  };
  const keep = (days: { from: string; to: string }) => {
    // While typing, '10/31/20' may be on its way to another year.
    const isPicked = !(document.activeElement instanceof HTMLInputElement);
    const text = `${days.from}/${days.to}`;
    const isReady = isPicked && readSpan(text) !== undefined;
    setDraft({ of: isReady ? text : period, ...days });
    if (isReady) onChange(text);
  };
  const field = {
    size: 'small',
    fullWidth: false,
    margin: 'none',
    sx: { width: { xs: '100%', sm: 170 } },
    ...(lastDay !== undefined && { max: lastDay }),
  } as const;
  return (
    <Box
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) ? undefined : choose(`${from}/${to}`)
      }
      onKeyDown={({ key }) => key === 'Enter' && choose(`${from}/${to}`)}
      sx={{ display: 'contents' }}
    >
      <DateField
        {...field}
        label={translate(`${texts}.from`)}
        value={from}
        {...(isWrong && { error: true })}
        onChange={(day) => keep({ from: String(day ?? ''), to })}
      />
      <DateField
        {...field}
        label={translate(`${texts}.to`)}
        value={to}
        {...(isWrong && { error: translate(`${texts}.${problem}`) })}
        onChange={(day) => keep({ from, to: String(day ?? '') })}
      />
    </Box>
  );
}
