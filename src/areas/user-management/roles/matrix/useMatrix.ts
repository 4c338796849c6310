import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useState } from 'react';
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
  const [{ matrix, seen, discarded }, setState] = useState<{
    matrix: Matrix;
    seen: readonly Role[];
    discarded: Matrix | undefined;
  }>(() => ({ matrix: openMatrix(roles), seen: roles, discarded: undefined }));
  const renewed = seen === roles ? matrix : renewMatrix(matrix, roles);
  if (seen !== roles) setState({ matrix: renewed, seen: roles, discarded: undefined });

  const change = useCallback((next: (current: Matrix) => Matrix) => {
    setState((state) => ({ ...state, matrix: next(state.matrix), discarded: undefined }));
  }, []);
  return {
    matrix: renewed,
    set: useCallback(
      (roleIds: readonly string[], keys: readonly string[], on: boolean) =>
        change((current) => setCells(current, roleIds, keys, on)),
      [change],
    ),
    accept: (changes: readonly RolePermissions[]) => change((current) => acceptSaved(current, changes)),
    resolve: (theirs: Role, wanted: readonly string[]) =>
      change((current) => resolveRole(current, theirs, wanted)),
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
export function useShownRoles(all: readonly Role[]) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [one, setOne] = useState(all[0]?.id ?? '');
  const [several, setSeveral] = useState<readonly string[]>([]);
  return useMemo(() => {
    const chosen = narrow ? [one] : several;
    const found = all.filter(({ id }) => chosen.includes(id));
    const roles = found.length > 0 ? found : all;
    return { roles, narrow, one, setOne, several, setSeveral };
  }, [all, narrow, one, several]);
}
