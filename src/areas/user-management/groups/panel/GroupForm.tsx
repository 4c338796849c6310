import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { groupPath as fullPath } from '@/people/readModels';
import { trimTexts } from '@/records/form/changedFields';
import { RecordForm } from '@/records/form/RecordForm';
import { useSaveRecord } from '@/records/form/useSaveRecord';
import { idsOf } from '@/records/references/defineReference';
import { AppLink } from '@/ui/page/AppLink';
import { plannedGroup } from '../../guarded-save/impactSchema';
import { useGuardedSave } from '../../guarded-save/useGuardedSave';
import type { Role } from '../../roles/roleSchema';
import { type Group, groupsResource } from '../groupSchema';
import { useGroupStore } from '../groupsContext';
import { groupPath } from '../groupsLocation';
import { GroupFields } from './GroupFields';

/** The details of a group: changed fields are sent with the version that the form was opened with. A change of roles shows its impact first. Memoized, because the panel renders with the tree. */
export const GroupForm = memo(function GroupForm({ group }: { group: Group }) {
  const { ask, guarded, dialogs } = useGuardedSave();
  const { invalidate } = useGroupStore();
  const save = useSaveRecord<Group>(group, {
    save: async ({ roleIds }, { id }, send) => {
      if (roleIds && !(await ask(plannedGroup(id, { roleIds: idsOf(roleIds) })))) return undefined;
      const saved = await guarded((confirmation) => send({ confirmation }));
      if (saved) invalidate();
      return saved;
    },
  });
  return (
    <>
      <RecordForm record={group} onSave={save} transform={trimTexts}>
        <GroupFields current={group.languages} />
        <InheritedRoles group={group} />
      </RecordForm>
      {dialogs}
    </>
  );
});

const texts = 'areas.user-management.groups.inherited';

/** The roles that members get from the groups above, with the group of each. */
function InheritedRoles({ group }: { group: Group }) {
  const translate = useTranslate();
  const id = useId();
  const above = group.path.map((step) => step.id);
  const groups = useGetMany<Group>(groupsResource, { ids: above }, { enabled: above.length > 0 });
  const granting = (groups.data ?? []).filter((each) => each && each.roleIds.length > 0);
  const roleIds = [...new Set(granting.flatMap((each) => each.roleIds))];
  const roles = useGetMany<Role>('user-management/roles', { ids: roleIds }, { enabled: roleIds.length > 0 });
  const error = groups.error ?? roles.error;
  if (above.length === 0 || (granting.length === 0 && !error)) return null;
  const names = new Map((roles.data ?? []).filter(Boolean).map((role) => [role.id, role.name]));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(`${texts}.title`)}
      </Typography>
      {error ? (
        <Typography variant="body2" role="alert" color="error">
          {translate(`${texts}.failed`)}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, typography: 'body2' }}>
          {granting.map((each) => (
            <li key={each.id}>
              {each.roleIds.map((roleId) => names.get(roleId) ?? '…').join(', ')}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(`${texts}.from`)}{' '}
              </Box>
              <AppLink to={groupPath(each.id)}>{fullPath(each)}</AppLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
