import Archive from '@mui/icons-material/ArchiveOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import { useTranslate } from 'react-admin';
import { useActionLine } from '@/records/actions/useActionLine';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { useVideoAction } from '../useVideoAction';
import type { Video } from '../videoSchema';

const texts = 'areas.video-help';

/** Frequent actions on a video in the list. */
export function VideoMenu(props: RowMenuProps<Video>) {
  const { status, publishedAt } = props.record;
  const translate = useTranslate();
  const { act } = useVideoAction(props.record);
  const reason = (isRefused: boolean, code: string) =>
    isRefused ? translate(`${texts}.refusals.${code}`) : undefined;
  const line = useActionLine({
    texts: `${texts}.actions`,
    act,
    refusalOf: (action) =>
      action === 'archive'
        ? reason(status === 'draft', 'not_published')
        : reason(action === 'mark-verified' && status === 'archived', 'already_archived'),
  });
  return (
    <RecordMenu
      {...props}
      lines={[
        status === 'archived' ? line('reopen', Unarchive) : line('archive', Archive),
        line('mark-verified', Fact),
      ]}
      canDelete
      deleteReason={reason(publishedAt !== null, 'was_published')}
    />
  );
}
