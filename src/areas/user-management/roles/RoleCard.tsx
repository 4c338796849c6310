import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AppLink } from '@/ui/page/AppLink';
import { holdersPath, rolePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

/** A role in the list on a narrow window. */
export function RoleCard({ role }: { role: Role }) {
  const translate = useTranslate();
  return (
    <>
      <AppLink to={rolePath(role.id)} sx={{ fontWeight: 600 }}>
        {role.name}
      </AppLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {role.description}
      </Typography>
      <Typography variant="body2">
        {translate(`${texts}.permissionCount`, { smart_count: role.permissions.length })}
        {' · '}
        <AppLink to={holdersPath(role.id)}>
          {translate(`${texts}.userCount`, { smart_count: role.userCount })}
        </AppLink>
      </Typography>
    </>
  );
}
