import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { EditPage } from '@/records/form/EditPage';
import { StatusChip } from '../list/StatusChip';
import { type Video, videoName } from '../videoSchema';
import { PublishButton } from './PublishButton';
import { VideoActions } from './VideoActions';
import { VideoTabs } from './VideoTabs';

/** `/video-help/videos/<id>`: a film, in tabs. */
export function VideoEdit() {
  const translate = useTranslate();
  return (
    <EditPage<Video>
      headline={videoName}
      wide
      actions={(video) => (
        <>
          <Box sx={{ alignSelf: 'center' }}>
            <StatusChip status={video.status} />
          </Box>
          <VideoActions video={video} />
        </>
      )}
      canDelete
      deleteReason={({ publishedAt }) =>
        publishedAt === null ? undefined : translate('areas.video-help.refusals.was_published')
      }
      buttons={(video) => (video.status === 'draft' ? <PublishButton video={video} /> : null)}
      objects={compared}
    >
      {(video) => <VideoTabs video={video} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may work on two languages. */
const compared = ['title', 'summary', 'description', 'sources'];
