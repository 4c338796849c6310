import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDate } from '@/records/dates/calendarDate';
import { formatTime } from '@/records/dates/clockTime';
import { DateField } from '@/records/dates/DateField';
import { isMoment } from '@/records/dates/moment';
import { afterGap, momentsOf } from '@/records/dates/zonedTime';
import { FieldGroup } from '@/records/inputs/FieldGroup';
import { TimeField } from '@/records/inputs/FormTimeField';
import { type FormFieldProps, useFormField } from '@/records/inputs/useFormField';
import { asDateTime } from '@/records/values/dates';
import { isWhole, momentOf, type TypedTime, typedTime, zoneOf } from './scheduleShape';

const texts = 'areas.messages.schedule';

const isOpen = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Day and time in the message's zone, as typed (`scheduleShape`). For a time that the clocks skip, an error offers the next
 * one (MS02); for one that occurs twice, the user chooses (MS03).
 */
export function ZonedTimeField({ source, help }: Pick<FormFieldProps, 'source' | 'help'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = zoneOf(useWatch({ name: 'timeZone' }));
  const validate = (value: unknown) =>
    isOpen(value) || isMoment(momentOf(value, zone)) ? undefined : 'records.inputs.dateTime';
  const format = (value: unknown) => {
    const { date, time } = typedTime(value, zone);
    if (isMoment(value) || !isWhole({ date, time })) return asDateTime(value);
    return `${formatDate(date, locale)} ${formatTime(time, locale)}`;
  };
  const { field, label, error } = useFormField({ source }, { empty: null, validate, format });
  const { value, onChange, onBlur, ref } = field;
  const wall = typedTime(value, zone);
  const put = ({ date, time, later }: TypedTime) =>
    onChange(date === '' && time === '' ? null : { date, time, ...(later && { later }) });
  const type = (part: { date?: unknown; time?: unknown }) => {
    const { date, time } = { ...wall, ...part };
    put({ date: String(date ?? ''), time: String(time ?? '') });
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
              onClick={() => put(later)}
            >
              {translate(`${texts}.take`, { time: formatTime(later.time, locale) })}
            </Button>
          ) : null}
          {moments.length > 1 ? (
            <RadioGroup
              aria-label={translate(`${texts}.twice`, { time: formatTime(wall.time, locale) })}
              value={String(momentOf(value, zone))}
              onChange={(_event, moment) =>
                put({ date: wall.date, time: wall.time, ...(moment !== moments[0] && { later: true }) })
              }
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
