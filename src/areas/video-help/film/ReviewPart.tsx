import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FormDateField } from '@/records/inputs/FormDateField';
import { FormTextField } from '@/records/inputs/FormTextField';
import { useNumberFormat } from '@/ui/formats';
import type { Video } from '../videoSchema';

const texts = 'areas.video-help.review';

/** When a film is to be looked at again, and what its viewers say. */
export function ReviewPart({ video }: { video: Video }) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { starts, viewers, completion, helpful, notHelpful, outdated } = video.stats;
  const facts: readonly (readonly [string, string])[] = [
    ['starts', number(starts)],
    ['viewers', number(viewers)],
    ['completion', completion === null ? '–' : `${number(Math.round(completion * 100))} %`],
    ['helpful', number(helpful)],
    ['notHelpful', number(notHelpful)],
    ['outdated', number(outdated)],
  ];
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <FormDateField source="reviewDueAt" help={translate(`${texts}.dueHelp`)} />
      <FormTextField source="verifiedFor" maxLength={20} help={translate(`${texts}.verifiedHelp`)} />
      <Box component="dl" sx={list}>
        {facts.map(([key, value]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`${texts}.stats.${key}`)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

const list = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0 } as const;
