import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { lazyPart } from '@/ui/loading/LazyPart';
import { TypedField, type TypedFieldProps } from '../inputs/TypedField';
import { datePattern, formatDate, isCalendarDate, parseDate } from './calendarDate';

const CalendarPanel = lazyPart(() => import('./CalendarPanel').then((part) => part.CalendarPanel));

interface DateFieldProps extends TypedFieldProps {
  /** The earliest and latest day that the calendar offers, as `2026-11-22`. */
  min?: string;
  max?: string;
}

/**
 * A day, typed as the language writes it or picked from a calendar, which is loaded when opened; Alt+Down opens it too.
 */
export function DateField({ min, max, ...field }: DateFieldProps) {
  const { label, value, onChange, disabled } = field;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const name = translate('records.dates.choose', { label });
  return (
    <>
      <TypedField
        {...field}
        show={(day) => (isCalendarDate(day) ? formatDate(day, locale) : String(day ?? ''))}
        parse={(text) => parseDate(text, locale)}
        placeholder={datePattern(locale, (part) => translate(`records.dates.${part}`))}
        onKeyDown={(event) => {
          if (disabled || !event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              size="small"
              disabled={disabled}
              aria-label={name}
              aria-haspopup="dialog"
              onClick={(event) => setAnchor(event.currentTarget.closest('.MuiInputBase-root'))}
            >
              <CalendarMonth fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <Box sx={{ width: 320, minHeight: 336 }}>
          <CalendarPanel
            value={isCalendarDate(value) ? value : undefined}
            min={min}
            max={max}
            onPick={(day) => {
              onChange(day);
              setAnchor(null);
            }}
          />
        </Box>
      </Popover>
    </>
  );
}
