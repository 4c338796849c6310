import Box from '@mui/material/Box';
import { useGetMany, useTranslate } from 'react-admin';
import type { BulkResult } from '../../../../api/records';
import type { User } from '../userSchema';
import { useRowReason } from './useRowReason';

/** Some rows of a bulk change as lines of a list: the name from the server, and the reason of a row that is not done. */
export function BulkRowNames({ rows }: { rows: readonly BulkResult[] }) {
  const translate = useTranslate();
  const reason = useRowReason();
  const { data, isPending } = useGetMany<User>('user-management/users', { ids: rows.map(({ id }) => id) });
  const users = new Map((data ?? []).filter(Boolean).map((user) => [user.id, user]));

  const name = (id: string) => {
    const user = users.get(id);
    if (user !== undefined) return user.name || user.email;
    if (isPending) return '…';
    return translate('areas.user-management.users.bulk.rows.unknown', { id });
  };
  return rows.map((row) => (
    <Box
      component="li"
      key={row.id}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.5, overflowWrap: 'anywhere' }}
    >
      <Box component="span" dir="auto" sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        {name(row.id)}
      </Box>
      {row.ok ? null : (
        <Box component="span" sx={{ flex: '1 1 12rem', minWidth: 0, color: 'text.secondary' }}>
          {reason(row)}
        </Box>
      )}
    </Box>
  ));
}
