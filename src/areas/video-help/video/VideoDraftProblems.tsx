import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ProblemList } from '@/records/lifecycle/ProblemList';
import type { Video } from '../videoSchema';
import { useVideoNeeds, useVideoProblemLines } from './useVideoNeeds';

/** What the draft in the form lacks before it can be published. */
export function VideoDraftProblems({ video }: { video: Video }) {
  const translate = useTranslate();
  const linesOf = useVideoProblemLines();
  const needs = useVideoNeeds(video);
  useWatch({ name: ['title', 'sources', 'noSpeech', 'description'] });
  const problems = linesOf(video.id, needs());
  return problems.length === 0 ? null : (
    <Box sx={{ maxWidth: 720, mb: 2 }}>
      <ProblemList problems={problems} title={translate('areas.video-help.publish.notReady')} />
    </Box>
  );
}
