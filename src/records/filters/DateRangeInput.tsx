import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate, isCalendarDate } from '../dates/calendarDate';
import { DateField } from '../dates/DateField';
import { zoneHere, zoneLabel } from '../dates/zonedTime';
import { FieldGroup } from '../inputs/FieldGroup';
import { useListFilter } from '../list/listFilter';
import { conditionValue, type FilterDescription, type FilterField } from './conditions';
import { otherZone, readDay, writeDay } from './zonedDay';

interface DateRangeInputProps {
  filters: FilterDescription;
  /** The server's name for the first of the two conditions. */
  name: string;
  field: Extract<FilterField, { kind: 'day' }>;
  label: string;
  help: string | undefined;
}

/**
 * A date range; either end may stay open. Each end applies as soon as it is a valid day, in the time zone of the other.
 */
export function DateRangeInput({ filters, name, field, label, help }: DateRangeInputProps) {
  const translate = useTranslate();
  const { values, change } = useListFilter();
  const [from, until] = [name, field.until].map((key) =>
    readDay(conditionValue(filters, key, values), field.moments),
  );
  // An opened range keeps its zone while a day is retyped.
  const [initialZone] = useState(from?.zone ?? until?.zone ?? zoneHere());
  const zone = field.moments ? (from?.zone ?? until?.zone ?? initialZone) : undefined;
  const foreignZone = [from, until].map((each) => each && otherZone(each)).find((each) => each !== undefined);
  const hint = foreignZone && translate('records.dates.zone', { zone: zoneLabel(foreignZone) });
  const error =
    from && until && from.day > until.day ? translate('records.filters.rangeReversed') : undefined;
  const set = (key: string) => (day: string | undefined) => change({ [key]: day && writeDay({ day, zone }) });
  return (
    <FieldGroup label={label} error={error} help={[help, hint].filter(Boolean).join(' ') || undefined}>
      {() => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5 }}>
          <DayInput label="from" value={from?.day} onChange={set(name)} />
          <DayInput label="until" value={until?.day} onChange={set(field.until)} />
        </Box>
      )}
    </FieldGroup>
  );
}

interface DayInputProps {
  label: 'from' | 'until';
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayInput({ label, value, onChange }: DayInputProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  /** Typed text that is not a day; the error is shown when the field is left. */
  const [invalidText, setInvalidText] = useState<unknown>();
  const [isLeft, setLeft] = useState(false);
  return (
    <DateField
      label={translate(`records.filters.${label}`)}
      // Two fields side by side leave too little room for a whole date.
      sx={{ '& .MuiInputBase-input': { pr: 0 } }}
      value={invalidText ?? value}
      error={
        invalidText !== undefined && isLeft
          ? translate('records.inputs.date', { example: formatDate('2026-11-22', locale) })
          : undefined
      }
      onBlur={() => setLeft(true)}
      onChange={(day) => {
        const isDay = day === null || isCalendarDate(day);
        setInvalidText(isDay ? undefined : day);
        setLeft(false);
        if (isDay) onChange(day ?? undefined);
      }}
    />
  );
}
