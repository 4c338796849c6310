import { act } from '@testing-library/react';

/** Runs an action as another tab, then dispatches the storage events of its changes here. */
export async function inOtherTab(action: () => unknown): Promise<void> {
  const before = new Map(Object.entries(localStorage));
  await action();
  const after = new Map(Object.entries(localStorage));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [oldValue, newValue] = [before.get(key) ?? null, after.get(key) ?? null];
    if (oldValue !== newValue) await arrive({ key, oldValue, newValue });
  }
}

async function arrive(change: StorageEventInit): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { ...change, storageArea: localStorage }));
  });
}
