import { createContext } from 'react';
import type { useModuleSwitch } from './useModuleSwitch';

/** Shared by all switches of a page, because one change is made at a time. Its functions are stable. */
export const SwitchContext = createContext<
  Pick<ReturnType<typeof useModuleSwitch>, 'ask' | 'askSelected' | 'askUndo'>
>({
  ask: async () => {},
  askSelected: () => {},
  askUndo: () => {},
});
