import { type ReactNode, useMemo } from 'react';
import { ShellContext } from '../../ui/shell';
import { usePermissions } from '../profileQuery';
import { useServices } from '../services';
import { contributions } from './contributions';
import { usePagePattern } from './usePagePattern';

const nothing: readonly string[] = [];

/** Tells the pages what all areas contribute for this person, and which page is shown. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { areas, recordChanges } = useServices();
  const permissions = usePermissions() ?? nothing;
  const page = usePagePattern();
  const known = useMemo(() => contributions(areas, permissions), [areas, permissions]);
  const value = useMemo(
    () => ({ ...known, page, onRecordsChanged: recordChanges.subscribe }),
    [known, page, recordChanges],
  );
  return <ShellContext value={value}>{children}</ShellContext>;
}
