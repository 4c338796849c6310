import { type ReactNode, useCallback } from 'react';
import { PartRecoveryContext } from '../../ui/loading/partRecovery';
import { useServices } from '../services';
import { reloadWhenOutdated } from './reloadWhenOutdated';
import { wouldLose } from './wouldLose';

/** Has every part of the application that does not arrive looked after: a new version may have removed it. */
export function PartRecovery({ children }: { children: ReactNode }) {
  const { versions } = useServices();
  const recover = useCallback(() => reloadWhenOutdated(versions, { wouldLose }), [versions]);
  return <PartRecoveryContext value={recover}>{children}</PartRecoveryContext>;
}
