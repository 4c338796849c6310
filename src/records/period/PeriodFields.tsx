import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../inputs/SelectField';
import { matchesWeekdays, type PeriodChoice, withMatch } from './choice';
import { compareModes } from './comparison';
import { DayFields } from './DayFields';
import { PeriodSteps } from './PeriodSteps';
import { presets } from './periods';
import { usePeriodNames } from './usePeriodNames';

/** What is known of the publisher's days from the figures; undefined until they have arrived. */
export interface KnownDays {
  /** The displayed days. */
  readonly shown?: { readonly from: string; readonly to: string } | undefined;
  /** The days that they are compared with. */
  readonly compared?: { readonly from: string; readonly to: string } | undefined;
  /** The current day in the publisher's time zone: the latest that can be chosen. */
  readonly today?: string | undefined;
  /** The first day of a week; 1 is Monday. */
  readonly weekStart?: number | undefined;
}

interface PeriodFieldsProps {
  choice: PeriodChoice;
  known: KnownDays;
  onChange: (part: Partial<PeriodChoice>) => void;
  /** More choices; the day fields come after them, so that they move nothing. */
  children?: ReactNode;
}

type Part = 'period' | 'compare';

/** Chooses a period, by preset, by its days or step by step, and a comparison. Custom days apply once both are valid. */
export function PeriodFields({ choice, known, onChange, children }: PeriodFieldsProps) {
  const translate = useTranslate();
  const nameOf = usePeriodNames();
  const { period, compare } = choice;
  /** Whose day fields are shown. */
  const [custom, setCustom] = useState<Readonly<Record<Part, boolean>>>({ period: false, compare: false });
  const select = (part: Part, values: readonly string[]) => {
    // Days of one's own, such as those that a step has reached, are an option by their name.
    const offered = values.includes(choice[part]) ? values : [...values, choice[part]];
    return (
      <SelectField
        {...field}
        label={translate(`${texts}.${part}`)}
        value={custom[part] ? 'own' : choice[part]}
        onChange={(option) => {
          setCustom((current) => ({ ...current, [part]: option === 'own' }));
          if (option !== 'own') onChange({ [part]: option });
        }}
        options={[...offered, 'own'].map((value) => ({ value, label: nameOf(part, value) }))}
      />
    );
  };
  const byWeekday = custom.compare ? undefined : matchesWeekdays(choice);
  return (
    <>
      <PeriodSteps
        period={period}
        known={known}
        onStep={(next) => {
          setCustom((current) => ({ ...current, period: false }));
          onChange({ period: next });
        }}
      >
        {select('period', presets)}
      </PeriodSteps>
      {select('compare', [...compareModes, 'none'])}
      {byWeekday === undefined ? null : (
        <FormControlLabel
          label={translate(`${texts}.matchWeekdays`)}
          control={
            <Checkbox
              size="small"
              checked={byWeekday}
              onChange={({ target }) => onChange(withMatch(choice, target.checked))}
            />
          }
          sx={besideFields}
        />
      )}
      {children}
      {custom.period ? (
        <DayFields
          labels={['from', 'to']}
          span={period}
          initialDays={known.shown}
          lastDay={known.today}
          onChange={(days) => onChange({ period: days })}
        />
      ) : null}
      {custom.compare ? (
        <DayFields
          labels={['compareFrom', 'compareTo']}
          span={compare}
          initialDays={known.compared}
          lastDay={known.today}
          onChange={(days) => onChange({ compare: days })}
        />
      ) : null}
    </>
  );
}

const texts = 'records.period';
const field = {
  size: 'small',
  fullWidth: false,
  margin: 'none',
  sx: { width: { xs: '100%', sm: 210 } },
} as const;
/** On the line of the fields' values, below their labels. */
const besideFields = { mt: { sm: '26px' }, mr: 0, minHeight: 40 } as const;
