import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../inputs/SelectField';
import { DayFields } from './DayFields';
import { type CompareMode, compareModes, presets, readSpan } from './periods';

/** A period, and what its figures are set against. */
export interface PeriodChoice {
  readonly period: string;
  readonly compare: CompareMode | 'none';
}

interface PeriodFieldsProps {
  /** Where the words of the area stand: `period`, `from`, `to`, `turned`, `tooLong`, `compare`, and by value `periods`, with `own`, and `compares`. */
  texts: string;
  choice: PeriodChoice;
  /** The days that are on view. */
  shown: { readonly from: string; readonly to: string } | undefined;
  /** The latest day, as the publisher has it. */
  last: string | undefined;
  onChange: (part: Partial<PeriodChoice>) => void;
  /** What is chosen besides; days come after it, so that they take nothing else's place. */
  children?: ReactNode;
}

/** Chooses a period, by its name or by its days, and a comparison. Chosen days count once both make sense. */
export function PeriodFields({ texts, choice, shown, last, onChange, children }: PeriodFieldsProps) {
  const translate = useTranslate();
  const { period, compare } = choice;
  const hasDays = readSpan(period) !== undefined;
  const [isOwn, setOwn] = useState(false);
  const isCustom = isOwn || hasDays;
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
        onChange={(chosen) => {
          setOwn(chosen === 'own');
          if (chosen !== 'own') onChange({ period: chosen });
        }}
        options={[...presets, 'own'].map(option('periods'))}
      />
      <SelectField
        {...field}
        label={translate(`${texts}.compare`)}
        value={compare}
        onChange={(chosen) => onChange({ compare: compareModes.find((mode) => mode === chosen) ?? 'none' })}
        options={[...compareModes, 'none'].map(option('compares'))}
      />
      {children}
      {isCustom ? (
        <DayFields {...{ texts, period, shown, last }} onChange={(days) => onChange({ period: days })} />
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
