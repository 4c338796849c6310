import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { permissionKeysQuery, usePermissionKeys } from '../../../directory/permissions';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import { EditPage } from '../../../records/form/EditPage';
import type { Send } from '../../../records/form/useSaveRecord';
import { idsOf } from '../../../records/references/defineReference';
import { AppLink } from '../../../ui/page/AppLink';
import { PageSection } from '../../../ui/page/PageSection';
import { plannedRoles } from '../impact/impactSchema';
import { useImpactQuestion } from '../impact/useImpactQuestion';
import { RoleInputs } from './RoleInputs';
import { clonePath, comparePath, holdersPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** A role: its name, key and permissions, and who has it. What changed permissions do to whom is shown before they are saved. */
export function RoleEdit() {
  const translate = useTranslate();
  const calls = useRecordCalls();
  // Asked for with the role, not after it.
  usePermissionKeys();
  const queryClient = useQueryClient();
  const { ask, guarded, dialogs } = useImpactQuestion();

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
          <>
            <Button variant="outlined" startIcon={<ContentCopy />} component={Link} to={clonePath(id)}>
              {translate(`${texts}.clone`)}
            </Button>
            <Button variant="outlined" startIcon={<CompareArrows />} component={Link} to={comparePath(id)}>
              {translate(`${texts}.toCompare`)}
            </Button>
          </>
        )}
        needs={() => [permissionKeysQuery(calls)]}
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

/** How many users have the role, with a link to them. */
function RoleHolders({ role: { id, userCount } }: { role: Role }) {
  const translate = useTranslate();
  return (
    <PageSection title={translate(`${texts}.holders.title`)} sx={{ mt: 4, mb: 5 }}>
      {userCount === 0 ? (
        <Typography>{translate(`${texts}.holders.none`)}</Typography>
      ) : (
        <Typography>
          {translate(`${texts}.holders.count`, { smart_count: userCount })}{' '}
          <AppLink to={holdersPath(id)}>{translate(`${texts}.holders.link`)}</AppLink>
        </Typography>
      )}
    </PageSection>
  );
}
