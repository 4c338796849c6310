import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { FieldGroup } from '../inputs/FieldGroup';

interface DateRangeInputProps {
  label: string;
  help: string | undefined;
  from: string | undefined;
  until: string | undefined;
  onChange: (bounds: { from: string | undefined; until: string | undefined }) => void;
}

/** From which day until which one; either may be left open. A day takes effect as soon as it is one. */
export function DateRangeInput({ label, help, from, until, onChange }: DateRangeInputProps) {
  const translate = useTranslate();
  const error = from && until && from > until ? translate('records.filters.rangeReversed') : undefined;
  return (
    <FieldGroup label={label} error={error} help={help}>
      {() => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
          <Bound label="from" value={from} onChange={(day) => onChange({ from: day, until })} />
          <Bound label="until" value={until} onChange={(day) => onChange({ from, until: day })} />
        </Box>
      )}
    </FieldGroup>
  );
}

interface BoundProps {
  label: 'from' | 'until';
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Bound({ label, value, onChange }: BoundProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  /** What is typed and is no day; it says so when the field is left. */
  const [wrong, setWrong] = useState<unknown>();
  const [left, setLeft] = useState(false);
  return (
    <DateField
      label={translate(`records.filters.${label}`)}
      value={wrong ?? value}
      error={
        wrong !== undefined && left
          ? translate('records.inputs.date', { example: formatDate('2026-11-22', locale) })
          : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        const isDay = next === null || isCalendarDate(next);
        setWrong(isDay ? undefined : next);
        setLeft(false);
        if (isDay) onChange(next ?? undefined);
      }}
    />
  );
}
