import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../records/dates/calendarDate';
import { formatTime, isClockTime } from '../../../records/dates/clockTime';
import { DateField } from '../../../records/dates/DateField';
import { isMoment } from '../../../records/dates/moment';
import { FieldGroup } from '../../../records/inputs/FieldGroup';
import { TimeField } from '../../../records/inputs/FormTimeField';
import { type FormFieldProps, useFormField } from '../../../records/inputs/useFormField';
import { asDateTime } from '../../../records/values/dates';
import { afterGap, momentsOf, type WallTime, wallTimeAt } from './zonedTime';

const texts = 'areas.messages.schedule';

/** What is typed but is no moment stands in the form as text, so that it is refused and not lost. */
const asText = ({ date, time }: WallTime) => `${date} ${time}`.trim();
const isWhole = ({ date, time }: WallTime) => isCalendarDate(date) && isClockTime(time);

/**
 * A moment, typed as day and time in the zone of the message and kept in ISO 8601 and UTC. A time that the clocks skip is an error
 * with the next one offered (MS02); one that they show twice asks which is meant (MS03).
 */
export function ZonedMomentField({ source, help }: Pick<FormFieldProps, 'source' | 'help'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = String(useWatch({ name: 'timeZone' }) ?? 'UTC');
  const [typed, setTyped] = useState<WallTime & { value: unknown; zone: string }>();
  const isOpen = (value: unknown) => value === null || value === undefined || value === '';
  const { field, label, error } = useFormField(
    { source },
    {
      empty: null,
      validate: (value) => (isOpen(value) || isMoment(value) ? undefined : 'records.inputs.dateTime'),
      format: asDateTime,
    },
  );
  const { value, onChange, onBlur, ref } = field;
  // What was typed is known here alone; another value from outside, or in another zone, takes its place.
  const isTyped = typed && Object.is(typed.value, value) && typed.zone === zone;
  const wall: WallTime = isTyped ? typed : wallTimeAt(value, zone);
  const put = (next: WallTime, moment: unknown) => {
    setTyped({ ...next, value: moment, zone });
    onChange(moment);
  };
  const type = (part: { date?: unknown; time?: unknown }) => {
    const next = { date: String(part.date ?? ''), time: String(part.time ?? '') };
    const whole: WallTime = {
      ...wall,
      ...('date' in part && { date: next.date }),
      ...('time' in part && { time: next.time }),
    };
    const text = asText(whole);
    put(whole, text === '' ? null : isWhole(whole) ? (momentsOf(whole, zone)[0] ?? text) : text);
  };
  const moments = isWhole(wall) ? momentsOf(wall, zone) : [];
  const isSkipped = isWhole(wall) && moments.length === 0;
  const later = isSkipped ? afterGap(wall, zone) : undefined;
  const gap = isSkipped ? translate(`${texts}.skipped`, { time: formatTime(wall.time, locale) }) : undefined;
  return (
    <FieldGroup label={label} error={gap ?? error} help={help} onBlur={onBlur}>
      {(described) => (
        <>
          <Box sx={pair}>
            <DateField
              inputRef={ref}
              label={translate('records.dates.dateLabel')}
              value={wall.date}
              onChange={(date) => type({ date })}
              error={described['aria-invalid'] ? true : undefined}
            />
            <TimeField
              label={translate('records.dates.timeLabel')}
              value={wall.time}
              onChange={(time) => type({ time })}
              error={described['aria-invalid'] ? true : undefined}
            />
          </Box>
          {later ? (
            <Button
              size="small"
              variant="outlined"
              sx={{ alignSelf: 'start', mb: 1 }}
              onClick={() => put(later, momentsOf(later, zone)[0] ?? null)}
            >
              {translate(`${texts}.take`, { time: formatTime(later.time, locale) })}
            </Button>
          ) : null}
          {moments.length > 1 ? (
            <RadioGroup
              aria-label={translate(`${texts}.twice`, { time: formatTime(wall.time, locale) })}
              value={String(value)}
              onChange={(_event, moment) => put(wall, moment)}
            >
              {moments.map((moment, index) => (
                <FormControlLabel
                  key={moment}
                  value={moment}
                  control={<Radio size="small" />}
                  label={translate(`${texts}.${index === 0 ? 'first' : 'second'}`, {
                    time: formatTime(wall.time, locale),
                    utc: formatTime(moment.slice(11, 16), locale),
                  })}
                />
              ))}
            </RadioGroup>
          ) : null}
        </>
      )}
    </FieldGroup>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: 1.5,
} as const;
