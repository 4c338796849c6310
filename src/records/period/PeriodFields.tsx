import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../inputs/SelectField';
import { DayFields } from './DayFields';
import { type CompareMode, compareModes, presets, readSpan } from './periods';

/** A period, and what its figures are compared with. */
export interface PeriodChoice {
  readonly period: string;
  readonly compare: CompareMode | 'none';
}

interface PeriodFieldsProps {
  /**
   * The prefix of the area's texts: `period`, `from`, `to`, `turned`, `tooLong`, `compare`, and by value `periods`,
   * with `own`, and `compares`.
   */
  texts: string;
  choice: PeriodChoice;
  /** The displayed days. */
  visibleDays: { readonly from: string; readonly to: string } | undefined;
  /** The latest possible day in the publisher's time zone. */
  lastDay: string | undefined;
  onChange: (part: Partial<PeriodChoice>) => void;
  /** More choices; the day fields come after them, so that they move nothing. */
  children?: ReactNode;
}

/** Chooses a period, by preset or by its days, and a comparison. Custom days apply once both are valid. */
export function PeriodFields({ texts, choice, visibleDays, lastDay, onChange, children }: PeriodFieldsProps) {
  const translate = useTranslate();
  const { period, compare } = choice;
  const hasDays = readSpan(period) !== undefined;
  const [isOwnChosen, setOwnChosen] = useState(false);
  const isCustom = isOwnChosen || hasDays;
  const option = (group: string) => (value: string) => ({
    value,
    label: translate(`${texts}.${group}.${value}`),
  });
  return (
    <>
      <SelectField
        {...field}
        label={translate(`${texts}.period`)}
        value={isCustom ? 'own' : period}
        onChange={(option) => {
          setOwnChosen(option === 'own');
          if (option !== 'own') onChange({ period: option });
        }}
        options={[...presets, 'own'].map(option('periods'))}
      />
      <SelectField
        {...field}
        label={translate(`${texts}.compare`)}
        value={compare}
        onChange={(option) => onChange({ compare: compareModes.find((mode) => mode === option) ?? 'none' })}
        options={[...compareModes, 'none'].map(option('compares'))}
      />
      {children}
      {isCustom ? (
        <DayFields
          {...{ texts, period, visibleDays, lastDay }}
          onChange={(days) => onChange({ period: days })}
        />
      ) : null}
    </>
  );
}

const field = {
  size: 'small',
  fullWidth: false,
  margin: 'none',
  sx: { width: { xs: '100%', sm: 210 } },
} as const;
