import CompareArrows from '@mui/icons-material/CompareArrows';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { clonePath, comparePath } from './rolePaths';
import type { Role } from './roleSchema';

/** What can be done with a role without opening it. */
export function RoleRowActions({ role }: { role: Role }) {
  const translate = useTranslate();
  const actions = [
    { key: 'clone', to: clonePath(role.id), icon: <ContentCopy fontSize="small" /> },
    { key: 'compare', to: comparePath(role.id), icon: <CompareArrows fontSize="small" /> },
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {actions.map(({ key, to, icon }) => {
        const name = translate(`areas.user-management.roles.${key}Of`, { role: role.name });
        return (
          <Tooltip key={key} title={name}>
            <IconButton component={Link} to={to} aria-label={name}>
              {icon}
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
}
