import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ImpactDialog } from './ImpactDialog';
import type { PlannedRole } from './impactSchema';

interface ImpactQuestion {
  /** Shows who gains and who loses what by these roles; true when the person wants it saved. */
  readonly ask: (changes: readonly PlannedRole[]) => Promise<boolean>;
  /** The question: to be rendered beside the form, not inside. */
  readonly dialog: ReactNode;
}

/** Asks before permissions of roles are changed; who leaves the page has not agreed. */
export function useImpactQuestion(): ImpactQuestion {
  const [changes, setChanges] = useState<readonly PlannedRole[]>([]);
  const [open, setOpen] = useState(false);
  const waiting = useRef<(agreed: boolean) => void>(undefined);

  const answer = useCallback((agreed: boolean) => {
    waiting.current?.(agreed);
    waiting.current = undefined;
    setOpen(false);
  }, []);
  const ask = useCallback(
    (planned: readonly PlannedRole[]) => {
      answer(false);
      setChanges(planned);
      setOpen(true);
      return new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    },
    [answer],
  );
  useEffect(() => () => waiting.current?.(false), []);

  return { ask, dialog: <ImpactDialog open={open} changes={changes} onAnswer={answer} /> };
}
