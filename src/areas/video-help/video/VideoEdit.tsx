import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Box from '@mui/material/Box';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { ActionButtons } from '@/records/actions/ActionButtons';
import { EditPage } from '@/records/form/EditPage';
import { StatusChip } from '../list/StatusChip';
import { useVideoAction } from '../useVideoAction';
import { refusalTexts, type Video, videoName } from '../videoSchema';
import { PublishButton } from './PublishButton';
import { VideoTabs } from './VideoTabs';

/** `/video-help/videos/<id>`: a video, in tabs. */
export function VideoEdit() {
  const refusalOf = useAccessRefusal(refusalTexts);
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
      deleteReason={(video) => refusalOf(video, 'delete')}
      buttons={(video) =>
        refusalOf(video, 'publish') === undefined ? <PublishButton video={video} /> : null
      }
      objects={compared}
    >
      {(video) => <VideoTabs video={video} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may work on two languages. */
const compared = ['title', 'summary', 'description', 'sources'];

const actions = [
  ['archive', Archive],
  ['reopen', Unarchive],
  ['verify', Fact],
] as const;

/** The actions on a video that the server allows now, except editing and publishing. */
function VideoActions({ video }: { video: Video }) {
  const refusalOf = useAccessRefusal(refusalTexts);
  const { act, busy } = useVideoAction(video);
  return (
    <ActionButtons
      texts="areas.video-help.actions"
      actions={actions.filter(([action]) => refusalOf(video, action) === undefined)}
      {...{ act, busy }}
    />
  );
}
