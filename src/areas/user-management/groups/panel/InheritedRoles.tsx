import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { groupPath as fullPath } from '@/people/readModels';
import { AppLink } from '@/ui/page/AppLink';
import type { Role } from '../../roles/roleSchema';
import { type Group, groupsResource } from '../groupSchema';
import { groupPath } from '../groupsLocation';

const texts = 'areas.user-management.groups.inherited';

/** The roles that members get from the groups above, with the group of each. */
export function InheritedRoles({ group }: { group: Group }) {
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
