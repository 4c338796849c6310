import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { useTranslate } from 'react-admin';
import { useRefusalReason } from '@/records/access/useRefusalReason';
import { RecordMenu } from '@/records/row-menu/RecordMenu';
import type { RowMenuProps } from '@/records/row-menu/rowMenu';
import { clonePath, comparePath, holdersPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** What is done often with one role, from the list. */
export function RoleRowMenu(props: RowMenuProps<Role>) {
  const { id, userCount } = props.record;
  const translate = useTranslate();
  const refused = useRefusalReason('create');
  return (
    <RecordMenu
      {...props}
      lines={[
        { label: translate(`${texts}.clone`), icon: ContentCopy, to: clonePath(id), reason: refused },
        { label: translate(`${texts}.toCompare`), icon: CompareArrows, to: comparePath(id) },
        { label: translate(`${texts}.holders.link`), icon: PeopleOutlined, to: holdersPath(id) },
      ]}
      canDelete
      deleteReason={
        userCount > 0 ? translate(`${texts}.delete.inUse`, { smart_count: userCount }) : undefined
      }
    />
  );
}
