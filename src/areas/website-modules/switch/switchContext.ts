import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Module } from '../moduleSchema';
import type { useModuleSwitch } from './useModuleSwitch';

/** What the switches of a page share: one change is made at a time. It stays the same, so that a press renders only the switches that it is about. */
type ModuleSwitching = Pick<ReturnType<typeof useModuleSwitch>, 'busy' | 'ask' | 'askSelected'>;

export const SwitchContext = createContext<ModuleSwitching>({
  busy: createBusy(),
  ask: () => {},
  askSelected: () => {},
});

/** The ids of the modules that are being switched. */
export function createBusy() {
  const listeners = new Set<() => void>();
  let ids: readonly string[] = [];
  return {
    ids: () => ids,
    set(next: readonly string[]): void {
      ids = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a module is being switched; without one, whether any is. */
export function useBusy(module?: Module): boolean {
  const { busy } = useContext(SwitchContext);
  return useSyncExternalStore(busy.subscribe, () =>
    module ? busy.ids().includes(module.id) : busy.ids().length > 0,
  );
}
