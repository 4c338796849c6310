import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { Role } from '../roleSchema';
import {
  acceptSaved,
  changeCount,
  discardChanges,
  type Matrix,
  openMatrix,
  type RolePermissions,
  renewMatrix,
  resolveRole,
  setCells,
} from './permissionMatrix';

/**
 * The matrix while it is edited. A newer response of the server is adopted without touching changes; what was
 * discarded can be brought back until the next change.
 */
export function useMatrix(roles: readonly Role[]) {
  const [{ matrix, serverRoles, discarded }, setState] = useState<{
    matrix: Matrix;
    serverRoles: readonly Role[];
    discarded: Matrix | undefined;
  }>(() => ({ matrix: openMatrix(roles), serverRoles: roles, discarded: undefined }));
  const renewed = serverRoles === roles ? matrix : renewMatrix(matrix, roles);
  if (serverRoles !== roles) setState({ matrix: renewed, serverRoles: roles, discarded: undefined });

  const change = (next: (current: Matrix) => Matrix) =>
    setState((state) => ({ ...state, matrix: next(state.matrix), discarded: undefined }));
  return {
    matrix: renewed,
    set: (roleIds: readonly string[], keys: readonly string[], on: boolean) =>
      change((current) => setCells(current, roleIds, keys, on)),
    accept: (changes: readonly RolePermissions[]) => change((current) => acceptSaved(current, changes)),
    resolve: (theirRole: Role, plannedKeys: readonly string[]) =>
      change((current) => resolveRole(current, theirRole, plannedKeys)),
    discard: () =>
      setState((state) =>
        // A second click discards nothing, and would lose what the first one has discarded.
        changeCount(state.matrix) === 0
          ? state
          : { ...state, matrix: discardChanges(state.matrix), discarded: state.matrix },
      ),
    /** Brings back what was discarded; undefined when there is nothing to bring back. */
    restore: discarded !== undefined && changeCount(matrix) === 0 ? () => change(() => discarded) : undefined,
  };
}

/**
 * The columns of the matrix: on a narrow screen one role at a time, '' for all; elsewhere several, none for all. Those that
 * were chosen and are gone do not count.
 */
export function useVisibleRoles(all: readonly Role[]) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [roleId, setRoleId] = useState(all[0]?.id ?? '');
  const [roleIds, setRoleIds] = useState<readonly string[]>([]);
  return useMemo(() => {
    const chosenIds = narrow ? [roleId] : roleIds;
    const chosenRoles = all.filter(({ id }) => chosenIds.includes(id));
    const roles = chosenRoles.length > 0 ? chosenRoles : all;
    return { roles, narrow, roleId, setRoleId, roleIds, setRoleIds };
  }, [all, narrow, roleId, roleIds]);
}
