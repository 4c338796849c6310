import Archive from '@mui/icons-material/ArchiveOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import { useTranslate } from 'react-admin';
import { StateChip } from '@/records/columns/StateChip';
import type { Video } from '../videoSchema';

const looks = {
  draft: { icon: EditNote, color: 'action' },
  published: { icon: CheckCircle, color: 'success' },
  archived: { icon: Archive, color: 'disabled' },
} as const;

/** The status of a video. */
export function StatusChip({ status }: Pick<Video, 'status'>) {
  const translate = useTranslate();
  return <StateChip {...looks[status]} label={translate(`areas.video-help.statuses.${status}`)} />;
}
