import { useSyncExternalStore } from 'react';

let isOn = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Switches translate mode on or off, for this tab. */
export function switchMode(on: boolean): void {
  if (on === isOn) return;
  isOn = on;
  for (const listener of [...listeners]) listener();
}

/** Whether translate mode is on: button and strip stand in different places of the shell. */
export function useModeSwitch(): boolean {
  return useSyncExternalStore(subscribe, () => isOn);
}
