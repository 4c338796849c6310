import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateField } from '../dates/DateField';
import { problemOf, readSpan } from './periods';

interface DayFieldsProps {
  /** Where the words of the area stand: `from`, `to`, `turned`, `tooLong`. */
  texts: string;
  period: string;
  /** The days that are on view, which the fields begin with. */
  shown: { readonly from: string; readonly to: string } | undefined;
  /** The latest day, as the publisher has it. */
  last: string | undefined;
  /** Called with `2026-10-01/2026-10-31` once both days make sense: when one is picked, or typed and Enter is pressed or its field left. */
  onChange: (period: string) => void;
}

/** The first and the last day of a period. */
export function DayFields({ texts, period, shown, last, onChange }: DayFieldsProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<{ of: string; from: string; to: string }>();
  // A period that comes from elsewhere, such as a step back, is that of the fields too.
  const { from, to } = typed?.of === period ? typed : (readSpan(period) ?? shown ?? { from: '', to: '' });
  const problem = problemOf(from, to);
  const isWrong = problem !== undefined && problem !== 'unready';
  const choose = (text: string) => {
    if (typed && text !== period && readSpan(text)) onChange(text);
  };
  const keep = (days: { from: string; to: string }) => {
    // While it is typed, '10/31/20' is on its way to another year.
    const isPicked = !(document.activeElement instanceof HTMLInputElement);
    const text = `${days.from}/${days.to}`;
    const isReady = isPicked && readSpan(text) !== undefined;
    setTyped({ of: isReady ? text : period, ...days });
    if (isReady) onChange(text);
  };
  const field = {
    size: 'small',
    fullWidth: false,
    margin: 'none',
    sx: { width: { xs: '100%', sm: 170 } },
    ...(last !== undefined && { max: last }),
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
