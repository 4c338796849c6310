import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateExample, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { problemOf, readSpan } from './periods';

interface DayFieldsProps {
  /** The keys of the two labels. */
  labels: readonly [string, string];
  /** `2026-10-01/2026-10-31`, or any other text. */
  span: string;
  /** What the fields start with, if `span` has no days. */
  initialDays: { readonly from: string; readonly to: string } | undefined;
  /** The latest possible day in the publisher's time zone. */
  lastDay: string | undefined;
  /**
   * Called with `2026-10-01/2026-10-31` once both days are valid: when one is picked, on Enter, or when a field is
   * left.
   */
  onChange: (span: string) => void;
}

const texts = 'records.period';

/** The first and last day of a period, or of what it is compared with. */
export function DayFields({ labels, span, initialDays, lastDay, onChange }: DayFieldsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [draft, setDraft] = useState<{ of: string; from: string; to: string }>();
  // Days set elsewhere, such as by Back, replace the typed ones.
  const { from, to } = draft?.of === span ? draft : (readSpan(span) ?? initialDays ?? { from: '', to: '' });
  const problem = problemOf(from, to);
  const isWrong = problem !== undefined && problem !== 'unready';
  // While it is typed, a day need not exist yet.
  const [isEntered, setEntered] = useState(false);
  const errorOf = (day: string, isLast: boolean) => {
    if (isEntered && day !== '' && !isCalendarDate(day))
      return { error: translate('records.inputs.date', { example: dateExample(locale) }) };
    if (!isWrong) return {};
    return { error: isLast ? translate(`${texts}.${problem}`) : (true as const) };
  };
  const choose = (text: string) => {
    setEntered(true);
    if (draft && text !== span && readSpan(text)) onChange(text);
  };
  const keep = (days: { from: string; to: string }) => {
    // While typing, '10/31/20' may be on its way to another year.
    const isPicked = !(document.activeElement instanceof HTMLInputElement);
    const text = `${days.from}/${days.to}`;
    const isReady = isPicked && readSpan(text) !== undefined;
    setDraft({ of: isReady ? text : span, ...days });
    setEntered(false);
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
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: { xs: '100%', sm: 'auto' } }}
    >
      <DateField
        {...field}
        label={translate(`${texts}.${labels[0]}`)}
        value={from}
        {...errorOf(from, false)}
        onChange={(day) => keep({ from: String(day ?? ''), to })}
      />
      <DateField
        {...field}
        label={translate(`${texts}.${labels[1]}`)}
        value={to}
        {...errorOf(to, true)}
        onChange={(day) => keep({ from, to: String(day ?? '') })}
      />
    </Box>
  );
}
