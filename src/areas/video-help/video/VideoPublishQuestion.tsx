import { AudienceSummary } from '@/people/audience/AudienceSummary';
import type { PublishQuestionProps } from '@/records/lifecycle/PublishDialog';
import { PublishForm } from '@/records/lifecycle/PublishForm';
import { usePublish } from '@/records/lifecycle/usePublish';
import { videoLife } from '../videoLife';
import type { Video } from '../videoSchema';
import { useVideoProblemLines } from './useVideoNeeds';

/** Asks before publishing: who gets the video, and what it still lacks. */
export function VideoPublishQuestion({ record: video, onClose }: PublishQuestionProps<Video>) {
  const linesOf = useVideoProblemLines();
  const call = usePublish(videoLife, video, onClose);
  return (
    <PublishForm call={call} problems={linesOf(video.id, video.problems)} body={{}}>
      <AudienceSummary audience={video.audience} />
    </PublishForm>
  );
}
