import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkFormProps } from '@/records/bulk/defineBulk';
import { isCalendarDate } from '@/records/dates/calendarDate';
import { DateField } from '@/records/dates/DateField';
import { RadioChoice } from '@/records/inputs/RadioChoice';

const texts = 'areas.user-management.users.bulk.lastDay';
const choices = ['day', 'none'] as const;

/** The last day of the chosen accounts, or none. */
export function LastDayForm({ args, onChange, disabled }: BulkFormProps) {
  const translate = useTranslate();
  const [choice, setChoice] = useState<(typeof choices)[number]>(args?.endsOn === null ? 'none' : 'day');
  const [day, setDay] = useState<string | null>(typeof args?.endsOn === 'string' ? args.endsOn : null);
  const choose = (nextChoice: typeof choice, nextDay: string | null) => {
    setChoice(nextChoice);
    setDay(nextDay);
    if (nextChoice === 'none') onChange({ endsOn: null });
    else onChange(isCalendarDate(nextDay) ? { endsOn: nextDay } : undefined);
  };
  return (
    <fieldset disabled={disabled} style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <RadioChoice
        label={translate(`${texts}.label`)}
        options={choices.map((value) => ({ value, label: translate(`${texts}.${value}`) }))}
        value={choice}
        onChange={(value) => choose(value, day)}
      />
      {choice === 'day' ? (
        <DateField
          label={translate('resources.user-management/users.fields.endsOn')}
          value={day}
          onChange={(value) => choose('day', typeof value === 'string' ? value : null)}
          disabled={disabled}
          required
        />
      ) : null}
    </fieldset>
  );
}
