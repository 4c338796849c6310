import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useGetMany, useNotify, useTranslate } from 'react-admin';
import type { BulkResult } from '@/api/records';
import { useRowReason } from '@/records/bulk/bulk';
import { useErrorText } from '@/records/calls/useErrorText';
import { RecordPicker } from '@/records/inputs/RecordPicker';
import { userBulk } from '../../users/userBulk';
import { type User, userName } from '../../users/userSchema';
import type { Group } from '../groupSchema';
import { useMembership, usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** Picks users and adds them; those who could not be added stay in the field, with the reason below. */
export function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { mutate, isPending, error, data: results = [] } = useMembership(group.id);
  const [ids, setIds] = useState<readonly string[]>([]);

  const add = () =>
    mutate(
      { op: 'addGroups', ids },
      {
        onSuccess(answer) {
          const refusals = answer.filter(({ ok }) => !ok);
          setIds(refusals.filter(({ code }) => code !== 'is_member').map(({ id }) => id));
          if (refusals.length > 0) return;
          notify(`${texts}.added`, {
            type: 'success',
            messageArgs: { smart_count: answer.length, group: group.name },
          });
          onClose();
        },
      },
    );
  return (
    <>
      <DialogContent>
        <RecordPicker<User>
          label={translate(`${texts}.pick`)}
          resource={usersResource}
          multiple
          value={ids}
          onChange={setIds}
          labelOf={(user) => (user.name ? `${userName(user)} (${user.email})` : user.email)}
          disabled={isPending}
        />
        {error === null ? null : (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {errorText(error)}
          </Alert>
        )}
        {results.length > 0 ? <MemberResults results={results} /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {translate(results.length > 0 ? 'ui.action.close' : 'ui.action.cancel')}
        </Button>
        <Button variant="contained" onClick={add} loading={isPending} disabled={ids.length === 0}>
          {translate(`${texts}.addCount`, { smart_count: ids.length })}
        </Button>
      </DialogActions>
    </>
  );
}

/** The result for each user. */
function MemberResults({ results }: { results: readonly BulkResult[] }) {
  const translate = useTranslate();
  const reasonOf = useRowReason(userBulk);
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
