import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import GroupRemove from '@mui/icons-material/GroupRemoveOutlined';
import KeyOff from '@mui/icons-material/KeyOffOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import { grantableGroups, grantableRoles } from '@/people/grants';
import { groups, roles } from '@/people/references';
import { defineBulk } from '@/records/bulk/defineBulk';
import { LastDayForm } from './LastDayForm';
import { ReplaceRoleForm } from './ReplaceRoleForm';
import { refusalTexts, users } from './userSchema';

const givenOnly = {
  groupIds: { name: 'groupIds', reference: grantableGroups },
  roleIds: { name: 'roleIds', reference: grantableRoles },
};
const groupIds = { name: 'groupIds', reference: groups };
const roleIds = { name: 'roleIds', reference: roles };

/** The changes that can be made to many users at once. */
export const userBulk = defineBulk({
  reference: users,
  texts: 'areas.user-management.users.bulk',
  refusals: refusalTexts,
  // The members that groups count, the users that roles count.
  refreshes: [groups.resource, roles.resource],
  skipCodes: [
    'already_suspended',
    'already_active',
    'ended',
    'not_active',
    'not_suspended',
    'is_member',
    'not_member',
    'has_role',
    'lacks_role',
    'not_invited',
    'self',
    'last_admin',
    'own_rights',
    'last_holder',
    'not_held',
    'holds_more',
  ],
  operations: [
    { op: 'suspend', icon: Block, direct: true, inverse: 'activate' },
    { op: 'activate', icon: CheckCircle, direct: true, inverse: 'suspend' },
    { op: 'addGroups', icon: GroupAdd, direct: true, argument: givenOnly.groupIds, inverse: 'removeGroups' },
    { op: 'removeGroups', icon: GroupRemove, argument: groupIds, inverse: 'addGroups' },
    { op: 'addRoles', icon: Key, direct: true, argument: givenOnly.roleIds, inverse: 'removeRoles' },
    { op: 'removeRoles', icon: KeyOff, argument: roleIds, inverse: 'addRoles' },
    {
      op: 'replaceRole',
      icon: SwapHoriz,
      form: ReplaceRoleForm,
      inverse: 'replaceRole',
      inverseArgs: ({ roleId, newRoleId }) => ({ roleId: newRoleId, newRoleId: roleId }),
    },
    { op: 'update', icon: EventBusy, form: LastDayForm },
    { op: 'resendInvitations', icon: ForwardToInbox },
    { op: 'delete', icon: DeleteOutlined, danger: true, removes: true },
  ],
});
