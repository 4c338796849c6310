import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import type { Role } from '../roleSchema';

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
