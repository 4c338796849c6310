import Archive from '@mui/icons-material/ArchiveOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import { useTranslate } from 'react-admin';
import { StateChip } from '@/records/columns/StateChip';
import type { Flow } from '../flowSchema';

const looks = {
  draft: { icon: EditNote, color: 'action' },
  published: { icon: Route, color: 'success' },
  paused: { icon: Pause, color: 'warning' },
  archived: { icon: Archive, color: 'disabled' },
} as const;

/** A guide's status, and whether it has unpublished changes. */
export function StatusChip({ status, hasDraft }: Pick<Flow, 'status' | 'hasDraft'>) {
  const translate = useTranslate();
  const texts = 'areas.onboarding-wizard';
  return (
    <>
      <StateChip {...looks[status]} label={translate(`${texts}.statuses.${status}`)} />
      {hasDraft && status !== 'draft' ? ` ${translate(`${texts}.hasDraft`)}` : null}
    </>
  );
}
