import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateForms, dateTimeFormat } from '@/ui/formats';
import { tip } from '@/ui/tips/tip';
import { relativeTime } from './relativeTime';

interface RelativeTimeProps {
  /** ISO 8601; null and invalid values mean never. */
  value: string | null;
  never?: string;
  /** Also shows the exact time, if there is room. */
  whole?: boolean;
  /** Shows the exact time, and on hover and focus how long ago it was. */
  exact?: boolean;
}

/** How long ago or how far ahead a time is, with the exact time on hover and focus, or the other way round. */
export function RelativeTime({ value, never, whole = false, exact = false }: RelativeTimeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const time = value === null ? Number.NaN : Date.parse(value);
  if (Number.isNaN(time)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {never ?? translate('records.never')}
      </Box>
    );
  }
  const moment = dateTimeFormat(locale, dateForms.moment).format(time);
  const relative = relativeTime(time - Date.now(), locale);
  if (whole) return <time dateTime={value ?? undefined}>{`${moment} (${relative})`}</time>;
  const [text, onHover] = exact ? [moment, relative] : [relative, moment];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the other form is shown on focus
    <time dateTime={value ?? undefined} tabIndex={0} style={oneLine} {...tip(onHover)}>
      {text}
    </time>
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
