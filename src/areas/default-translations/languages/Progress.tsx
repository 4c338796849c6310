import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '@/ui/formats';
import type { Language } from './languageSchema';

/** The shares of translated and of reviewed texts as one bar, with a legend. */
export function Progress({ language: { total, missing, reviewed } }: { language: Language }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  // Rounded down, so that only a complete language has 100 %.
  const share = (count: number) => (total === 0 ? 0 : Math.floor((100 * count) / total));
  const shares = { there: share(total - missing), checked: share(reviewed) };
  const parts = ['there', 'checked'] as const;
  return (
    <Box sx={{ gridArea: 'progress', minWidth: 0 }}>
      <Box aria-hidden sx={bar}>
        {parts.map((part) => (
          <Box key={part} sx={[place, looks[part]]} style={{ width: `${shares[part]}%` }} />
        ))}
      </Box>
      <Box sx={legend}>
        {parts.map((part) => (
          <span key={part}>
            <Box component="span" aria-hidden sx={[swatch, looks[part]]} />
            {translate(`areas.default-translations.languages.${part}`, { share: format(shares[part]) })}
          </span>
        ))}
      </Box>
    </Box>
  );
}

/** Outlined, because the tint alone has too little contrast. */
const tinted = ({ palette: { primary } }: Theme) => ({
  bgcolor: alpha(primary.main, 0.3),
  boxShadow: `inset 0 0 0 1px ${primary.main}`,
});
const looks = { there: tinted, checked: { bgcolor: 'primary.main' } } as const;

const bar = {
  position: 'relative',
  height: 8,
  mb: 0.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
} as const;
const place = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' } as const;
const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  color: 'text.secondary',
} as const;
const swatch = {
  display: 'inline-block',
  width: 10,
  height: 10,
  marginInlineEnd: 0.75,
  borderRadius: 0.5,
} as const;
