import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';
import { tip } from '@/ui/tips/tip';
import { relativeTime } from './relativeTime';

interface RelativeTimeProps {
  /** ISO 8601; null and invalid values mean never. */
  value: string | null;
  never?: string;
  /** Also shows the exact time, if there is room. */
  whole?: boolean;
}

/** How long ago or how far ahead a time is; the exact time on hover and focus. */
export function RelativeTime({ value, never, whole = false }: RelativeTimeProps) {
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
  const exact = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  const relative = relativeTime(time - Date.now(), locale);
  if (whole) return <time dateTime={value ?? undefined}>{`${exact} (${relative})`}</time>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time is shown on focus
    <time dateTime={value ?? undefined} tabIndex={0} style={oneLine} {...tip(exact)}>
      {relative}
    </time>
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
