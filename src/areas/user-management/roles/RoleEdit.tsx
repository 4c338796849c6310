import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermissionKeys } from '@/people/permissions';
import { EditPage } from '@/records/form/EditPage';
import type { Send } from '@/records/form/useSaveRecord';
import { FurtherActions } from '@/records/list/FurtherActions';
import { idsOf } from '@/records/references/defineReference';
import { plannedRoles } from '../guarded-save/impactSchema';
import { useGuardedSave } from '../guarded-save/useGuardedSave';
import { RoleHolders } from './RoleHolders';
import { RoleInputs } from './RoleInputs';
import { clonePath, comparePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** A role: its name, key and permissions, and who has it. What changed permissions do to whom is shown before they are saved. */
export function RoleEdit() {
  const translate = useTranslate();
  // Requested in parallel with the role.
  usePermissionKeys();
  const queryClient = useQueryClient();
  const { ask, guarded, dialogs } = useGuardedSave();

  const save = async (change: Readonly<Record<string, unknown>>, { id }: Role, send: Send) => {
    if (change.permissions && !(await ask(plannedRoles([{ id, permissions: idsOf(change.permissions) }]))))
      return undefined;
    const saved = await guarded((confirmation) => send({ confirmation }));
    // What users may do follows from their roles.
    void queryClient.invalidateQueries({ queryKey: ['user-management/users'] });
    return saved;
  };
  return (
    <>
      <EditPage<Role>
        headline={({ name }) => name}
        actions={({ id }) => (
          <FurtherActions
            shown={
              <Button variant="outlined" startIcon={<ContentCopy />} component={Link} to={clonePath(id)}>
                {translate(`${texts}.clone`)}
              </Button>
            }
          >
            <Button variant="outlined" startIcon={<CompareArrows />} component={Link} to={comparePath(id)}>
              {translate(`${texts}.toCompare`)}
            </Button>
          </FurtherActions>
        )}
        canDelete
        deleteReason={({ userCount }) =>
          userCount > 0 ? translate(`${texts}.delete.inUse`, { smart_count: userCount }) : undefined
        }
        after={(role) => <RoleHolders role={role} />}
        save={save}
      >
        <RoleInputs />
      </EditPage>
      {dialogs}
    </>
  );
}
