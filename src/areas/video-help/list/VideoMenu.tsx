import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import { useAccessRefusal } from '@/records/access/useAccessRefusal';
import { useActionLine } from '@/records/actions/useActionLine';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { useVideoAction } from '../useVideoAction';
import { refusalTexts, type Video } from '../videoSchema';

/** Frequent actions on a video in the list. */
export function VideoMenu(props: RowMenuProps<Video>) {
  const video = props.record;
  const refusalOf = useAccessRefusal(refusalTexts);
  const { act } = useVideoAction(video);
  const line = useActionLine({
    texts: 'areas.video-help.actions',
    act,
    refusalOf: (action) => refusalOf(video, action),
  });
  return (
    <RecordMenu
      {...props}
      lines={[
        video.status === 'archived' ? line('reopen', Unarchive) : line('archive', Archive),
        line('verify', Fact),
      ]}
      canDelete
      deleteReason={refusalOf(video, 'delete')}
    />
  );
}
