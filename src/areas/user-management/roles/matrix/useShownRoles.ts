import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { Role } from '../roleSchema';

/** Which roles the matrix shows. */
export interface ShownRoles {
  readonly roles: readonly Role[];
  /** On a narrow screen one role at a time is chosen; '' means all. */
  readonly narrow: boolean;
  readonly one: string;
  readonly setOne: (id: string) => void;
  /** Elsewhere several may be chosen; none means all. */
  readonly several: readonly string[];
  readonly setSeveral: (ids: readonly string[]) => void;
}

/** The columns of the matrix: those that were chosen, as long as the roles are there; one at a time on a narrow screen. */
export function useShownRoles(all: readonly Role[]): ShownRoles {
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
