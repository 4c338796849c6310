import { useRecordAction } from '@/records/actions/useRecordAction';
import { type Video, videoName, videoSchema, videos } from './videoSchema';

/** The actions on a video, except editing. */
export type VideoAction = 'publish' | 'archive' | 'reopen' | 'verify';

/** Runs actions on a video. */
export const useVideoAction = (video: Video) =>
  useRecordAction<VideoAction>(video, {
    resource: videos.resource,
    schema: videoSchema,
    texts: 'areas.video-help.actions',
    name: videoName(video),
  });
