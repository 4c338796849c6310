import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Module } from '../moduleSchema';
import type { useModuleSwitch } from './useModuleSwitch';

/** Shared by all switches of a page, because one change is made at a time. Its identity is stable, so a click renders only the switches concerned. */
type ModuleSwitching = Pick<ReturnType<typeof useModuleSwitch>, 'busy' | 'ask' | 'askSelected'>;

export const SwitchContext = createContext<ModuleSwitching>({
  busy: createBusy(),
  ask: () => {},
  askSelected: () => {},
});

/** An observable list of the modules that are being switched. */
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

/** Whether a module, or without an argument any module, is being switched. */
export function useBusy(module?: Module): boolean {
  const { busy } = useContext(SwitchContext);
  return useSyncExternalStore(busy.subscribe, () =>
    module ? busy.ids().includes(module.id) : busy.ids().length > 0,
  );
}
