import Archive from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import { defineBulk } from '@/records/bulk/defineBulk';
import { flows } from '../flowSchema';

/** The bulk changes of guides. */
export const flowBulk = defineBulk({
  reference: flows,
  texts: 'areas.onboarding-wizard.list.bulk',
  refusals: 'areas.onboarding-wizard.refusals',
  skipCodes: ['not_published', 'not_paused', 'archived', 'was_published'],
  operations: [
    { op: 'pause', icon: Pause, direct: true, inverse: 'resume' },
    { op: 'resume', icon: Play, direct: true, inverse: 'pause' },
    { op: 'archive', icon: Archive, danger: true },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
