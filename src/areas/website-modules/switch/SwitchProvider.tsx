import { type ReactNode, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { PlanDialog } from './PlanDialog';
import { SwitchContext } from './switchContext';
import { useModuleSwitch } from './useModuleSwitch';

/** Lets the switches inside turn modules on and off, and shows the plan in a dialog. */
export function SwitchProvider({ children }: { children: ReactNode }) {
  const switching = useModuleSwitch();
  const ask = useEvent(switching.ask);
  const askSelected = useEvent(switching.askSelected);
  const askUndo = useEvent(switching.askUndo);
  const shared = useMemo(() => ({ ask, askSelected, askUndo }), [ask, askSelected, askUndo]);
  return (
    <SwitchContext value={shared}>
      {children}
      {switching.question ? <PlanDialog {...switching} question={switching.question} /> : null}
    </SwitchContext>
  );
}
