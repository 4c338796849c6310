import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useMayGive } from '@/people/grants';
import { isSame } from '@/records/form/changedFields';
import { ReasonedButton } from '@/ui/controls/ReasonedButton';
import { LeaveGuard } from '@/ui/leave/LeaveGuard';
import { BottomBar } from '@/ui/page/BottomBar';
import { PageBody } from '@/ui/page/PageBody';
import { EmptyState } from '@/ui/state/EmptyState';
import type { Role } from '../roleSchema';
import { MatrixProblems } from './MatrixProblems';
import { MatrixTable } from './MatrixTable';
import { MatrixToolbar } from './MatrixToolbar';
import { MergeRole } from './MergeRole';
import { matrixRoom } from './matrixStyles';
import { changeCount, differingKeys, overtakenRoles, roleChanges } from './permissionMatrix';
import { useMatrix, useVisibleRoles } from './useMatrix';
import { useSaveMatrix } from './useSaveMatrix';

interface MatrixEditorProps {
  roles: readonly Role[];
  /** The permission keys in the order of the rows. */
  keys: readonly string[];
  /** Present when the roles could not be loaded again after a save. */
  onRefresh: (() => void) | undefined;
}

/** The matrix with its filters, its changes and how they are saved. */
export function MatrixEditor({ roles, keys, onRefresh }: MatrixEditorProps) {
  const translate = useTranslate();
  const text = (key: string, args?: Record<string, unknown>) =>
    translate(`areas.user-management.matrix.${key}`, args);
  const { matrix, set, accept, resolve, discard, restore } = useMatrix(roles);
  const columns = useVisibleRoles(roles);
  const mayGive = useMayGive();
  /**
   * Sets cells; a permission that the person lacks is given only to a role that has it on the server. A stable function,
   * so that only changed rows of the matrix render.
   */
  const give = useEvent((roleIds: readonly string[], cellKeys: readonly string[], on: boolean) => {
    const isRefused = (key: string) => on && !mayGive(key);
    set(
      roleIds,
      cellKeys.filter((key) => !isRefused(key)),
      on,
    );
    for (const key of cellKeys.filter(isRefused)) {
      const holders = roles.filter(
        ({ id, permissions }) => roleIds.includes(id) && permissions.includes(key),
      );
      set(
        holders.map(({ id }) => id),
        [key],
        on,
      );
    }
  });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { save, saving, outcome, dialogs } = useSaveMatrix(accept);

  const isComparable = columns.roles.length > 1;
  const ids = columns.roles.map(({ id }) => id);
  const visibleKeys = onlyDifferences && isComparable ? differingKeys(matrix, ids, keys) : keys;
  const changes = roleChanges(matrix);
  const count = changeCount(matrix);
  const emptySummary = text(restore ? 'discarded' : 'noChanges');
  const summary =
    count > 0
      ? `${text('changes', { smart_count: count })} ${text('inRoles', { smart_count: changes.length })}`
      : emptySummary;
  const overtaken = overtakenRoles(matrix, roles);
  const [roleToMerge, setRoleToMerge] = useState<Role>();
  const theirRole = overtaken.find(({ id }) => id === roleToMerge?.id);
  return (
    <PageBody>
      <MatrixToolbar
        allRoles={roles}
        columns={columns}
        onlyDifferences={isComparable ? onlyDifferences : undefined}
        onOnlyDifferences={setOnlyDifferences}
      />
      {visibleKeys.length > 0 ? (
        <Box sx={matrixRoom}>
          <MatrixTable
            matrix={matrix}
            roles={columns.roles}
            keys={visibleKeys}
            onSet={give}
            saving={saving}
          />
        </Box>
      ) : (
        <EmptyState message={text('noDifferences')} />
      )}
      <BottomBar>
        {/* Here, because the bar is always visible. */}
        <MatrixProblems
          roles={roles}
          unsaved={roles.filter(({ id }) => changes.some((change) => change.id === id))}
          overtaken={overtaken}
          outcome={outcome}
          onMerge={setRoleToMerge}
          onRetry={({ id }) => save(changes.filter((change) => change.id === id))}
          onRefresh={onRefresh}
        />
        <ReasonedButton
          variant="contained"
          reason={count === 0 ? text('nothingToSave') : undefined}
          loading={saving}
          onClick={() => save(changes)}
        >
          {text('save')}
        </ReasonedButton>
        {/* One button with two meanings, so that the focus stays on it. */}
        {count > 0 || restore ? (
          <Button variant="outlined" disabled={saving} onClick={restore ?? discard}>
            {text(restore ? 'restore' : 'discard')}
          </Button>
        ) : null}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {summary}
        </Typography>
      </BottomBar>
      {theirRole === undefined ? null : (
        <MergeRole
          matrix={matrix}
          theirRole={theirRole}
          keys={keys}
          onMerge={(permissions) => {
            setRoleToMerge(undefined);
            resolve(theirRole, permissions);
            const { id, version } = theirRole;
            if (!isSame(permissions, theirRole.permissions)) void save([{ id, version, permissions }]);
          }}
          onCancel={() => setRoleToMerge(undefined)}
        />
      )}
      {dialogs}
      <LeaveGuard when={count > 0} />
    </PageBody>
  );
}
