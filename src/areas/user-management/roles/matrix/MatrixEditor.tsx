import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
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
import { changeCount, differingKeys, overtakenRoles, roleChanges } from './permissionMatrix';
import { useMatrix, useShownRoles } from './useMatrix';
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
  const shown = useShownRoles(roles);
  const mayGive = useMayGive();
  /** Sets cells; a permission that the person lacks is given only to a role that has it on the server. */
  const give: typeof set = (roleIds, given, on) => {
    const isRefused = (key: string) => on && !mayGive(key);
    set(
      roleIds,
      given.filter((key) => !isRefused(key)),
      on,
    );
    for (const key of given.filter(isRefused)) {
      const holders = roles.filter(
        ({ id, permissions }) => roleIds.includes(id) && permissions.includes(key),
      );
      set(
        holders.map(({ id }) => id),
        [key],
        on,
      );
    }
  };
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { save, saving, outcome, dialogs } = useSaveMatrix(accept);

  const comparable = shown.roles.length > 1;
  const shownKeys = useMemo(() => {
    const ids = shown.roles.map(({ id }) => id);
    return onlyDifferences && comparable ? differingKeys(matrix, ids, keys) : keys;
  }, [onlyDifferences, comparable, matrix, shown.roles, keys]);
  const changes = roleChanges(matrix);
  const count = changeCount(matrix);
  const saved = text(restore ? 'discarded' : 'noChanges');
  const summary =
    count > 0
      ? `${text('changes', { smart_count: count })} ${text('inRoles', { smart_count: changes.length })}`
      : saved;
  const overtaken = overtakenRoles(matrix, roles);
  const [merging, setMerging] = useState<Role>();
  const theirs = overtaken.find(({ id }) => id === merging?.id);
  return (
    <PageBody>
      <MatrixToolbar
        allRoles={roles}
        shown={shown}
        onlyDifferences={comparable ? onlyDifferences : undefined}
        onOnlyDifferences={setOnlyDifferences}
      />
      {shownKeys.length > 0 ? (
        <MatrixTable matrix={matrix} roles={shown.roles} keys={shownKeys} onSet={give} saving={saving} />
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
          onMerge={setMerging}
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
      {theirs === undefined ? null : (
        <MergeRole
          matrix={matrix}
          theirs={theirs}
          keys={keys}
          onMerge={(permissions) => {
            setMerging(undefined);
            resolve(theirs, permissions);
            const { id, version } = theirs;
            if (!isSame(permissions, theirs.permissions)) void save([{ id, version, permissions }]);
          }}
          onCancel={() => setMerging(undefined)}
        />
      )}
      {dialogs}
      <LeaveGuard when={count > 0} />
    </PageBody>
  );
}
