import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLanguageName } from '@/people/languages';
import { useNumberFormat } from '@/ui/formats';
import { AppLink } from '@/ui/page/AppLink';
import type { WidgetSize } from '@/ui/shell';
import { lineHeight } from '../frame/spans';
import type { CountsTile } from '../tiles';
import type { CountedLine } from './countQuery';

interface CountLineProps {
  tile: CountsTile;
  line: CountedLine;
  size: WidgetSize;
  /** Shown after the count. */
  note?: string | undefined;
}

/** A link to the counted records: '212 active users'. */
export function CountLine({ tile, line, size, note }: CountLineProps) {
  const number = useNumberFormat();
  const phrase = useCountText()(tile, line);
  const { value, to } = line;
  const [before, after] = phrase.split(number(value));
  // In other languages the number may not come first.
  const isFirst = before === '' && after !== undefined;
  const words = isFirst ? after.trim() : phrase;
  return (
    <AppLink to={to} sx={[link, { gridAutoRows: `minmax(calc(${lineHeight[size]} - 0.5rem), auto)` }]}>
      <Box component="span" sx={figure[size]}>
        {isFirst ? number(value) : ''}
      </Box>{' '}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {words}{' '}
        {note ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {note}
          </Box>
        ) : null}
      </Box>
    </AppLink>
  );
}

/** A count in words. */
function useCountText(): (tile: CountsTile, line: CountedLine) => string {
  const translate = useTranslate();
  const languageName = useLanguageName();
  return ({ area, key }, { count, value, language = '' }) =>
    translate(`areas.${area}.widgets.${key}.counts.${count.key}`, {
      smart_count: value,
      language: language && languageName(language),
      _: '%{smart_count}',
    });
}

/** Aligns the numbers of a list in a column. */
const link = {
  display: 'grid',
  gridColumn: 'span 2',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  color: 'text.primary',
  textDecoration: 'none',
  borderRadius: 0.5,
  py: '0.25rem',
  '&:hover > span:last-of-type': { textDecoration: 'underline' },
} as const;
const digits = { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' } as const;
const usual = { ...digits, typography: 'h3', lineHeight: 1.2 } as const;
const figure = { s: { ...digits, fontWeight: 600 }, m: usual, l: usual } as const;
