import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { refusalCode } from '@/api/apiError';
import { useRecordCalls } from '@/records/calls/useRecordCalls';
import { useRecordMutation } from '@/records/calls/useRecordMutation';
import { DialogButtons } from '@/ui/dialog/DialogButtons';
import { unguarded } from '@/ui/leave/unguarded';
import { useMounted } from '@/ui/leave/useMounted';
import { ImpactReport } from '../../guarded-save/ImpactReport';
import { type DeletionPlan, plannedGroup } from '../../guarded-save/impactSchema';
import { useImpact } from '../../guarded-save/useImpact';
import { useOwnRights } from '../../guarded-save/useOwnRights';
import { type Group, groupsResource } from '../groupSchema';
import { useGroupStore, useGroups } from '../groupsContext';
import { groupPath, groupsPath } from '../groupsLocation';
import { topLevel } from '../tree/treeModel';
import { treeRefusal } from '../tree/treeRefusal';
import { DeletionChoices } from './DeletionChoices';

const texts = 'areas.user-management.groups.delete';

/** Asks what should happen to the subgroups and members, shows the server's numbers and who gains or loses what, and deletes. */
export function DeleteGroup({ group, onClose }: { group: Group; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { store, reveal, invalidate } = useGroups();
  const { guarded, dialog } = useOwnRights();
  const mounted = useMounted();
  const hasParent = group.parentId !== null;
  const [plan, setPlan] = useState<DeletionPlan>({
    children: 'moveUp',
    members: hasParent ? 'moveUp' : 'remove',
  });
  const { dryRun, run } = useDeletion(group, plan);
  const isPlain = group.memberCount === 0 && group.childCount === 0;
  const preview = useImpact(plannedGroup(group.id, plan), !isPlain);

  const refusalText = (error: unknown) => {
    const { reason } = treeRefusal(error);
    return reason === undefined ? translate(`${texts}.stale`) : translate(reason, { _: reason });
  };
  const leave = () => {
    const parent = group.path.at(-1);
    const place = store.placeOf(group.id);
    const isHere = mounted.current;
    onClose();
    // Do not navigate if the user has left the page in the meantime.
    if (isHere) navigate(parent ? groupPath(parent.id) : groupsPath, { state: unguarded });
    store.remove(group.id);
    if (plan.children === 'moveUp') void store.refresh(group.parentId ?? topLevel, place?.index ?? 0);
    if (parent && isHere) reveal({ id: parent.id, path: group.path.slice(0, -1) }, { focus: true });
    invalidate('later');
    notify(`${texts}.done`, { type: 'success', messageArgs: { name: group.name } });
  };
  const { mutate, isPending, error } = useRecordMutation(
    async (_calls, _: undefined) => (await guarded(run)) ?? null,
    // The deleted group must not be requested again.
    { refreshes: [], onSuccess: (done) => done && leave(), onError: () => invalidate() },
  );
  // Losing own rights is confirmed on deletion; every other refusal is final.
  const needsConfirmation = ['own_rights', 'last_holder'].includes(refusalCode(dryRun.error) ?? '');
  const refusal = dryRun.error && !needsConfirmation ? refusalText(dryRun.error) : undefined;
  const problem = error ? refusalText(error) : refusal;
  const countText = (key: string, count: number) =>
    translate(`${texts}.numbers.${key}`, { smart_count: count });
  return (
    <>
      <DialogContent>
        {isPlain ? null : (
          <>
            <DeletionChoices group={group} plan={plan} onChange={setPlan} disabled={isPending} />
            <Box role="status" aria-busy={dryRun.isFetching} sx={numbersFrame}>
              {dryRun.isFetching || !dryRun.data ? (
                translate(
                  `${texts}.numbers.${dryRun.isFetching ? 'loading' : needsConfirmation ? 'ownRights' : 'unknown'}`,
                )
              ) : (
                <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                  <li>{countText('deleted', dryRun.data.deleted)}</li>
                  {dryRun.data.movedGroups > 0 ? (
                    <li>{countText('moved', dryRun.data.movedGroups)}</li>
                  ) : null}
                  <li>{countText('members', dryRun.data.affectedMembers)}</li>
                </Box>
              )}
            </Box>
            {refusal === undefined ? (
              <Box sx={{ mb: 2.5 }}>
                <ImpactReport preview={preview} />
              </Box>
            ) : null}
          </>
        )}
        <DialogContentText>{translate(`${texts}.final`)}</DialogContentText>
        {problem === undefined ? null : (
          <Alert
            severity="error"
            variant="outlined"
            sx={{ mt: 2 }}
            action={
              refusal ? (
                <Button onClick={() => void dryRun.refetch()}>{translate('ui.action.retry')}</Button>
              ) : null
            }
          >
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogButtons
        confirm={translate(`${texts}.confirm`)}
        color="error"
        busy={isPending}
        disabled={refusal !== undefined || dryRun.isPending || preview.isPending}
        onConfirm={() => mutate(undefined)}
        onCancel={onClose}
      />
      {dialog}
    </>
  );
}

const numbersFrame = {
  minHeight: 72,
  boxSizing: 'border-box',
  my: 2,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many groups a deletion deletes or moves, and how many people lose or change a membership. */
const deletionSchema = v.object({ deleted: count, movedGroups: count, affectedMembers: count });

/** The deletion of a group: `dryRun` is what it would do, `run` does it. Both reject with an ApiError. */
function useDeletion({ id, version }: Group, plan: DeletionPlan) {
  const calls = useRecordCalls();
  const { store } = useGroupStore();
  const call = async (body: Record<string, unknown>, signal?: AbortSignal) => {
    try {
      return await calls.call(groupsResource, {
        path: `/${encodeURIComponent(id)}/actions/delete`,
        method: 'POST',
        body: { ...plan, version, ...body },
        schema: deletionSchema,
        signal,
      });
    } catch (error) {
      const { current } = treeRefusal(error);
      if (current) store.put(current);
      throw error;
    }
  };
  const dryRun = useQuery({
    queryKey: [groupsResource, 'deletion', id, plan, version],
    queryFn: ({ signal }) => call({ dryRun: true }, signal),
    // What is shown before something is deleted is never from a cache.
    gcTime: 0,
  });
  return { dryRun, run: (confirmation?: string) => call({ confirmation }) };
}
