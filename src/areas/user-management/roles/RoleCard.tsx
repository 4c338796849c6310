import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { AppLink } from '../../../ui/page/AppLink';
import { clonePath, comparePath, holdersPath, rolePath } from './rolePaths';
import type { Role } from './roleSchema';

const texts = 'areas.user-management.roles';

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
          {translate(`${texts}.permissionCount`, { smart_count: role.permissions.length })}
          {' · '}
          <AppLink to={holdersPath(role.id)}>
            {translate(`${texts}.userCount`, { smart_count: role.userCount })}
          </AppLink>
        </Typography>
      </Box>
      <RoleActions role={role} />
    </Box>
  );
}

/** What can be done with a role without opening it. */
export function RoleActions({ role }: { role: Role }) {
  const translate = useTranslate();
  const actions = [
    { name: translate(`${texts}.cloneOf`, { role: role.name }), to: clonePath(role.id), Icon: ContentCopy },
    {
      name: translate(`${texts}.compareOf`, { role: role.name }),
      to: comparePath(role.id),
      Icon: CompareArrows,
    },
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {actions.map(({ name, to, Icon }) => (
        <Tooltip key={to} title={name}>
          <IconButton component={Link} to={to} aria-label={name}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
