import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { refusalCode } from '../../../../api/apiError';
import { takeFocus } from '../../../../ui/focus/takeFocus';
import { unguarded } from '../../../../ui/leave/unguarded';
import { useOwnRights } from '../../own-rights/useOwnRights';
import type { Group } from '../groupSchema';
import { useGroups } from '../groupsContext';
import { groupPath, groupsPath } from '../groupsLocation';
import type { DialogPart } from '../layout/PartDialog';
import { moveFailure } from '../move/moveFailure';
import { topLevel } from '../tree/forest';
import { DeletionChoices } from './DeletionChoices';
import { DeletionNumbers } from './DeletionNumbers';
import type { DeletionPlan } from './deletionSchema';
import { useDeletion } from './useDeletion';

const texts = 'areas.user-management.groups.delete';

/** Asks what becomes of the groups below and of the members, shows what that does, and deletes. */
export function DeleteGroup({ group, onClose, onBusy }: { group: Group } & DialogPart) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { store, reveal, forgetCached } = useGroups();
  const { guarded, dialog } = useOwnRights();
  const hasParent = group.parentId !== null;
  const [plan, setPlan] = useState<DeletionPlan>({
    children: 'moveUp',
    members: hasParent ? 'moveUp' : 'remove',
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { rehearsal, run } = useDeletion(group, plan);
  const isPlain = group.memberCount === 0 && group.childCount === 0;

  const told = (error: unknown) => {
    const { reason, current } = moveFailure(error);
    if (current) store.put(current);
    return reason === undefined ? translate(`${texts}.stale`) : translate(reason, { _: reason });
  };
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    onBusy(true);
    setFailure(undefined);
    try {
      const done = await guarded(run);
      if (done) leave();
    } catch (error) {
      setFailure(told(error));
      forgetCached();
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  const leave = () => {
    const parent = group.path.at(-1);
    const place = store.placeOf(group.id);
    onClose();
    navigate(parent ? groupPath(parent.id) : groupsPath, { state: unguarded });
    store.remove(group.id);
    if (plan.children === 'moveUp') void store.refresh(group.parentId ?? topLevel, place?.index ?? 0);
    if (parent) reveal({ id: parent.id, path: group.path.slice(0, -1) }, { focus: true });
    forgetCached('later');
    notify(`${texts}.done`, { type: 'success', messageArgs: { name: group.name } });
  };
  // Taking rights from oneself is asked about when it is done; every other refusal is final.
  const refused =
    rehearsal.error && refusalCode(rehearsal.error) !== 'own_rights' ? told(rehearsal.error) : undefined;
  const problem = failure ?? refused;
  return (
    <>
      <DialogContent>
        {isPlain ? null : <DeletionChoices group={group} plan={plan} onChange={setPlan} disabled={busy} />}
        {isPlain ? null : <DeletionNumbers deletion={rehearsal.data} loading={rehearsal.isFetching} />}
        <DialogContentText>{translate(`${texts}.final`)}</DialogContentText>
        {problem === undefined ? null : (
          <Alert
            severity="error"
            variant="outlined"
            sx={{ mt: 2 }}
            action={
              refused ? (
                <Button onClick={() => void rehearsal.refetch()}>{translate('ui.action.retry')}</Button>
              ) : null
            }
          >
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={takeFocus} variant="outlined" onClick={onClose} disabled={busy}>
          {translate('ui.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => void remove()}
          loading={busy}
          disabled={refused !== undefined || rehearsal.isPending}
        >
          {translate(`${texts}.confirm`)}
        </Button>
      </DialogActions>
      {dialog}
    </>
  );
}
