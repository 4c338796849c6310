import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usePermissionName } from '../../../../directory/permissions';
import type { Reach } from './impactSchema';

interface ReachListProps {
  title: string;
  reaches: readonly Reach[];
}

/** Permissions with the users that they concern; nothing where there are none. */
export function ReachList({ title, reaches }: ReachListProps) {
  const translate = useTranslate();
  const permissionName = usePermissionName();
  if (reaches.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {reaches.map(({ key, userCount, users }) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
              <strong>{permissionName(key)}</strong>
              <span>{translate('areas.user-management.roles.userCount', { smart_count: userCount })}</span>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {users.map(({ name }) => name).join(', ')}
              {userCount > users.length && users.length > 0
                ? ` ${translate('areas.user-management.roles.impact.more', { smart_count: userCount - users.length })}`
                : null}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
