import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useGetMany, useTranslate } from 'react-admin';
import type { BulkResult } from '../../../../api/records';
import { useUserRowReason } from '../../users/userBulk';
import { type User, userName } from '../../users/userSchema';
import { usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** What became of each user who was to be added. */
export function MemberResults({ results }: { results: readonly BulkResult[] }) {
  const translate = useTranslate();
  const reasonOf = useUserRowReason();
  const { data = [] } = useGetMany<User>(usersResource, { ids: results.map(({ id }) => id) });
  const names = new Map(data.filter(Boolean).map((user) => [user.id, userName(user)]));
  return (
    <Box component="ul" role="status" aria-label={translate(`${texts}.results`)} sx={list}>
      {results.map((result) => (
        <li key={result.id}>
          {result.ok ? (
            <CheckCircle fontSize="small" color="success" />
          ) : (
            <ErrorOutline fontSize="small" color="error" />
          )}
          <span>
            <strong>{names.get(result.id) ?? '…'}</strong>{' '}
            {result.ok ? translate(`${texts}.wasAdded`) : reasonOf(result)}
          </span>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 },
} as const;
