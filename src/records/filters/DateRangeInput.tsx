import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { FieldGroup } from '../inputs/FieldGroup';
import { useListFilter } from '../list/listFilter';
import { conditionValue, type FilterDescription, type FilterField } from './conditions';
import { boundOf, dayOf } from './dayBounds';

interface DateRangeInputProps {
  filters: FilterDescription;
  /** The server's word for the first of the two conditions. */
  name: string;
  field: Extract<FilterField, { kind: 'day' }>;
  label: string;
  help: string | undefined;
}

/** From which day until which one; either may be left open. A day takes effect as soon as it is one. */
export function DateRangeInput({ filters, name, field, label, help }: DateRangeInputProps) {
  const translate = useTranslate();
  const { values, change } = useListFilter();
  const end = { ...field, end: 'until' } as const;
  const from = dayOf(conditionValue(filters, name, values), field);
  const until = dayOf(conditionValue(filters, field.until, values), end);
  const error = from && until && from > until ? translate('records.filters.rangeReversed') : undefined;
  return (
    <FieldGroup label={label} error={error} help={help}>
      {() => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
          <Bound
            label="from"
            value={from}
            onChange={(day) => change({ [name]: day && boundOf(day, field) })}
          />
          <Bound
            label="until"
            value={until}
            onChange={(day) => change({ [field.until]: day && boundOf(day, end) })}
          />
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
