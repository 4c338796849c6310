import { AudienceSummary } from '@/people/audience/AudienceSummary';
import type { PublishQuestionProps } from '@/records/lifecycle/PublishDialog';
import { PublishForm } from '@/records/lifecycle/PublishForm';
import { usePublish } from '@/records/lifecycle/usePublish';
import { videoLife } from '../videoLife';
import type { Video } from '../videoSchema';
import { useProblemLines } from './useNeeds';

/** Asks before publishing: who gets the video, and what it still lacks. */
export function PublishQuestion({ record: video, onClose }: PublishQuestionProps<Video>) {
  const linesOf = useProblemLines();
  const call = usePublish(videoLife, video, onClose);
  return (
    <PublishForm call={call} problems={linesOf(video.id, video.problems)} body={{}}>
      <AudienceSummary audience={video.audience} />
    </PublishForm>
  );
}
