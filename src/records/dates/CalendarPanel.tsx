import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { calendarLocale } from './calendarLocale';

interface CalendarPanelProps {
  /** A day as `2026-11-22`, or undefined. */
  value: string | undefined;
  min?: string;
  max?: string;
  onPick: (value: string) => void;
}

/** A month to pick a day from; arrow keys move, Page Up and Page Down change the month. */
export function CalendarPanel({ value, min, max, onPick }: CalendarPanelProps) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const locale = useMemo(() => calendarLocale(language), [language]);
  const day = (text: string | undefined) => (text === undefined ? undefined : dayjs(text));
  const texts = {
    previousMonth: translate('records.dates.previousMonth'),
    nextMonth: translate('records.dates.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      translate(view === 'year' ? 'records.dates.toDays' : 'records.dates.toYears'),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={texts}>
      <DateCalendar
        autoFocus
        reduceAnimations
        views={['year', 'day']}
        value={day(value) ?? null}
        minDate={day(min)}
        maxDate={day(max)}
        dayOfWeekFormatter={(date) => date.format('dd').replace(/\.$/, '')}
        onChange={(picked: dayjs.Dayjs | null, state) => {
          if (picked?.isValid() && state === 'finish') onPick(picked.format('YYYY-MM-DD'));
        }}
        sx={look}
      />
    </LocalizationProvider>
  );
}

const look = {
  '& .MuiDayCalendar-weekDayLabel': { color: 'text.secondary' },
  // MUI's darker accent of a focused day has too little contrast in the dark theme.
  '& .MuiPickerDay-root.Mui-selected:is(:focus, :hover)': { bgcolor: 'primary.main' },
  '& .MuiPickersCalendarHeader-label': { typography: 'subtitle1' },
} as const;
