import CheckCircle from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useGetMany, useNotify, useTranslate } from 'react-admin';
import type { BulkResult } from '../../../../api/records';
import { useErrorText } from '../../../../records/calls/useErrorText';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';

import { userName } from '../../users/page/userName';
import { useUserRowReason } from '../../users/userBulk';
import type { User } from '../../users/userSchema';
import type { Group } from '../groupSchema';
import type { BusyDialogContent } from '../layout/BusyDialog';
import { useMembership, usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** Chooses users and adds them; those who could not be added stay in the field, with the reason below. */
export function AddMembers({ group, onClose, onBusy }: { group: Group } & BusyDialogContent) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const change = useMembership(group.id);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const add = async () => {
    if (busy) return;
    setBusy(true);
    onBusy(true);
    setFailure(undefined);
    try {
      const answer = await change('addGroups', ids);
      const refused = answer.filter(({ ok }) => !ok);
      setResults(answer);
      setIds(refused.filter(({ code }) => code !== 'is_member').map(({ id }) => id));
      if (refused.length === 0) {
        notify(`${texts}.added`, {
          type: 'success',
          messageArgs: { smart_count: answer.length, group: group.name },
        });
        onClose();
      }
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
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
          disabled={busy}
          help={translate(`${texts}.pickHelp`)}
        />
        {failure === undefined ? null : (
          <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
        {results.length > 0 ? <MemberResults results={results} /> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {translate(results.length > 0 ? 'ui.action.close' : 'ui.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void add()} loading={busy} disabled={ids.length === 0}>
          {translate(`${texts}.addCount`, { smart_count: ids.length })}
        </Button>
      </DialogActions>
    </>
  );
}

/** The result for each user. */
function MemberResults({ results }: { results: readonly BulkResult[] }) {
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
