import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useLocaleState, useTranslate } from 'react-admin';
import { dateTimeFormat } from '@/ui/formats';
import { relativeTime } from './relativeTime';

interface RelativeTimeProps {
  /** ISO 8601; null and invalid values count as never. */
  value: string | null;
  never?: string;
  /** Says the moment itself too, where there is room. */
  whole?: boolean;
}

/** How long ago or how far off a moment is; the exact moment on hover and focus. */
export function RelativeTime({ value, never, whole = false }: RelativeTimeProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const moment = value === null ? Number.NaN : Date.parse(value);
  if (Number.isNaN(moment)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {never ?? translate('records.never')}
      </Box>
    );
  }
  const exact = dateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  const relative = relativeTime(moment - Date.now(), locale);
  if (whole) return <time dateTime={value ?? undefined}>{`${exact} (${relative})`}</time>;
  return (
    <Tooltip title={exact} describeChild>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact moment is shown on focus */}
      <time dateTime={value ?? undefined} tabIndex={0} style={{ whiteSpace: 'nowrap' }}>
        {relative}
      </time>
    </Tooltip>
  );
}
