import { defineFixtures } from '@/fixture-api/defineFixtures';
import { mediaCall, posterCall } from './fixtures/mediaCall';
import { readerCalls } from './fixtures/readerCalls';
import { topicCalls, videoTopics } from './fixtures/topics';
import { videoCalls } from './fixtures/videoCalls';
import { helpProgress, videoCaptions, videos } from './fixtures/videos';

export const fixtures = defineFixtures({
  permission: 'video-help',
  resources: {
    'video-topics': videoTopics,
    videos,
    'video-captions': videoCaptions,
    'help-progress': helpProgress,
  },
  calls: [...videoCalls, ...topicCalls, ...readerCalls, mediaCall, posterCall],
});
