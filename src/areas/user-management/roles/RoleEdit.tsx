import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { permissionKeysQuery, usePermissionKeys } from '../../../directory/permissions';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { EditPage } from '../../../records/form/EditPage';
import { RoleFields } from './RoleFields';
import { RoleHolders } from './RoleHolders';
import { clonePath, comparePath } from './rolePaths';
import type { Role } from './roleSchema';
import { useSaveRole } from './useSaveRole';

/** A role: its name, key and permissions, and who has it. */
export function RoleEdit() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  // Asked for with the role, not after it.
  usePermissionKeys();
  const { save, impactDialog, ownRightsDialog } = useSaveRole();
  return (
    <>
      <EditPage<Role>
        headline={({ name }) => name}
        actions={({ id }) => (
          <>
            <Button variant="outlined" startIcon={<ContentCopy />} component={Link} to={clonePath(id)}>
              {translate('areas.user-management.roles.clone')}
            </Button>
            <Button variant="outlined" startIcon={<CompareArrows />} component={Link} to={comparePath(id)}>
              {translate('areas.user-management.roles.compare.action')}
            </Button>
          </>
        )}
        needs={() => [permissionKeysQuery(calls)]}
        canDelete
        deleteReason={({ userCount }) =>
          userCount > 0
            ? translate('areas.user-management.roles.delete.inUse', { smart_count: userCount })
            : undefined
        }
        after={(role) => <RoleHolders role={role} />}
        save={save}
      >
        <RoleFields />
      </EditPage>
      {impactDialog}
      {ownRightsDialog}
    </>
  );
}
