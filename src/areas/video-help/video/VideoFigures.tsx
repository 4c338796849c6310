import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { numberFormat, useNumberFormat } from '@/ui/formats';
import { PageSection } from '@/ui/page/PageSection';
import type { Video } from '../videoSchema';

const texts = 'areas.video-help.review';

/** A video's views and ratings. */
export function VideoFigures({ video }: { video: Video }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formatNumber = useNumberFormat();
  const { stats } = video;
  const percentFormat = numberFormat(locale, { style: 'percent' });
  const statText = (key: keyof Video['stats']) => {
    const figure = stats[key];
    if (figure !== null) return key === 'completion' ? percentFormat.format(figure) : formatNumber(figure);
    return stats.viewers === 0 ? '–' : translate(`${texts}.hidden`);
  };
  return (
    <PageSection title={translate(`${texts}.figures`)} sx={{ mb: 4 }}>
      <Box component="dl" sx={list}>
        {(['starts', 'viewers', 'completion', 'helpful', 'notHelpful', 'outdated'] as const).map((key) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`${texts}.stats.${key}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
              {statText(key)}
            </Box>
          </Box>
        ))}
      </Box>
      {stats.viewers !== 0 && Object.values(stats).includes(null) ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate(`${texts}.few`)}
        </Typography>
      ) : null}
    </PageSection>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
} as const;
