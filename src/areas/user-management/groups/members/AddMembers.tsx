import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorTextKey } from '../../../../api/apiError';
import type { BulkResult } from '../../../../api/records';
import { RecordPicker } from '../../../../records/inputs/RecordPicker';
import { type User, userName } from '../../users/userSchema';
import type { Group } from '../groupSchema';
import type { DialogPart } from '../layout/PartDialog';
import { MemberResults } from './MemberResults';
import { useMembership, usersResource } from './useMembership';

const texts = 'areas.user-management.groups.members';

/** Chooses users and adds them; who could not be added stays in the field, with the reason below. */
export function AddMembers({ group, onClose, onBusy }: { group: Group } & DialogPart) {
  const translate = useTranslate();
  const notify = useNotify();
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
      setFailure(translate(errorTextKey(error)));
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
