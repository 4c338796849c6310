import { LifecycleMenu } from '@/records/lifecycle/LifecycleMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { VideoPublishQuestion } from '../video/VideoPublishQuestion';
import { videoLife } from '../videoLife';
import type { Video } from '../videoSchema';

/** What can be done with a video in the list. */
export function VideoMenu(props: RowMenuProps<Video>) {
  return <LifecycleMenu {...props} life={videoLife} question={VideoPublishQuestion} />;
}
