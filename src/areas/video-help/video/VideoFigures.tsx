import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { Loaded } from '@/records/calls/Loaded';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { RelativeTime } from '@/records/columns/RelativeTime';
import { numberFormat, useNumberFormat } from '@/ui/formats';
import { PageSection } from '@/ui/page/PageSection';
import { clock } from '../checks/cues';
import { type Video, videos } from '../videoSchema';

const texts = 'areas.video-help.review';

const commentsSchema = v.array(
  v.object({
    vote: v.nullable(v.picklist(['yes', 'no', 'outdated'])),
    comment: v.string(),
    at: v.number(),
    votedAt: v.string(),
  }),
);

/** A video's views, ratings and comments. */
export function VideoFigures({ video }: { video: Video }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formatNumber = useNumberFormat();
  const calls = useRecordCalls();
  const query = useQuery({
    queryKey: [videos.resource, 'comments', video.id],
    queryFn: ({ signal }) =>
      calls.call(videos.resource, {
        path: `/${encodeURIComponent(video.id)}/comments`,
        schema: commentsSchema,
        signal,
      }),
  });
  const { stats } = video;
  const isHidden = stats.viewers === null;
  const percentFormat = numberFormat(locale, { style: 'percent' });
  const statText = (key: keyof Video['stats']) => {
    const figure = stats[key];
    if (figure !== null) return key === 'completion' ? percentFormat.format(figure) : formatNumber(figure);
    return stats.viewers === 0 ? '–' : translate(`${texts}.hidden`);
  };
  return (
    <>
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
      <PageSection title={translate(`${texts}.comments`)} sx={{ maxWidth: 760, mb: 4 }}>
        <Loaded query={query} failureText={translate(`${texts}.commentsFailed`)}>
          {(comments) =>
            comments.length === 0 ? (
              <Typography>{translate(`${texts}.${isHidden ? 'hiddenComments' : 'noComments'}`)}</Typography>
            ) : (
              <Stack component="ul" role="list" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {comments.map(({ vote, comment, at, votedAt }) => (
                  <li key={`${votedAt} ${comment}`}>
                    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                      <bdi>{comment}</bdi>
                    </Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {translate(`${texts}.votes.${vote ?? 'hidden'}`, { time: clock(at) })} ·{' '}
                      <RelativeTime value={votedAt} />
                    </Typography>
                  </li>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </PageSection>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
} as const;
