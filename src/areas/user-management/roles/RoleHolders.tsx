import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { AppLink } from '../../../ui/page/AppLink';
import { holdersPath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles.holders';

/** How many users have the role, with the way to them. */
export function RoleHolders({ role }: { role: Role }) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 4, mb: 5 }}>
      <Typography id={title} variant="h2" sx={{ mb: 1 }}>
        {translate(`${texts}.title`)}
      </Typography>
      <Typography>
        {role.userCount === 0
          ? translate(`${texts}.none`)
          : translate(`${texts}.count`, { smart_count: role.userCount })}{' '}
        {role.userCount === 0 ? null : (
          <AppLink to={holdersPath(role.id)}>{translate(`${texts}.link`)}</AppLink>
        )}
      </Typography>
    </Box>
  );
}
