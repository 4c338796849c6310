import GridOn from '@mui/icons-material/GridOn';
import History from '@mui/icons-material/History';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import type { Command } from '@/ui/shell';

/** What is often done with people and permissions, in the words of who looks for it. */
export const commands: readonly Command[] = [
  { key: 'invite', path: 'users/create', icon: PersonAdd, action: 'create' },
  { key: 'createGroup', path: 'groups/create', action: 'create' },
  { key: 'auditLog', path: 'audit-events', icon: History },
  { key: 'matrix', path: 'roles/matrix', icon: GridOn },
];
