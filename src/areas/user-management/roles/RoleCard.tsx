import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../../ui/page/AppLink';
import { RoleRowActions } from './RoleRowActions';
import { holdersPath, rolePath } from './rolePaths';
import type { Role } from './roleSchema';

/** A role in the list on a narrow window. */
export function RoleCard({ role }: { role: Role }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppLink to={rolePath(role.id)} sx={{ fontWeight: 600 }}>
          {role.name}
        </AppLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {role.description}
        </Typography>
        <Typography variant="body2">
          {translate('areas.user-management.roles.permissionCount', { smart_count: role.permissions.length })}
          {' · '}
          <AppLink to={holdersPath(role.id)}>
            {translate('areas.user-management.roles.userCount', { smart_count: role.userCount })}
          </AppLink>
        </Typography>
      </Box>
      <RoleRowActions role={role} />
    </Box>
  );
}
