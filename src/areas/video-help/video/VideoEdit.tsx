import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { EditPage } from '@/records/form/EditPage';
import { ActionBar } from '@/records/lifecycle/ActionBar';
import { PublishButton } from '@/records/lifecycle/PublishButton';
import { StatusMark } from '@/records/lifecycle/StatusMark';
import { videoLife, videoStates } from '../videoLife';
import { refusalTexts, type Video, videoName } from '../videoSchema';
import { VideoPublishQuestion } from './VideoPublishQuestion';
import { VideoTabs } from './VideoTabs';

/** `/video-help/videos/<id>`: a video, in tabs. */
export function VideoEdit() {
  const refusalOf = useAccessRefusal(refusalTexts);
  return (
    <EditPage<Video>
      headline={videoName}
      wide
      status={(video) => <StatusMark states={videoStates} state={video.status} />}
      actions={(video) => <ActionBar life={videoLife} record={video} />}
      canDelete
      deleteReason={(video) => refusalOf(video, 'delete')}
      buttons={(video) =>
        refusalOf(video, 'publish') === undefined ? (
          <PublishButton life={videoLife} record={video} question={VideoPublishQuestion} />
        ) : null
      }
      objects={comparedFields}
    >
      {(video) => <VideoTabs video={video} />}
    </EditPage>
  );
}

/** Compared entry by entry, because two people may work on two languages. */
const comparedFields = ['title', 'summary', 'description', 'sources'];
