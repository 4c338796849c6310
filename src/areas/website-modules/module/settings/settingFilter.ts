import { createContext, useContext } from 'react';

/** The paths of the fields that a search hides, and of the groups in which it hides all. */
export const HiddenSettingsContext = createContext<ReadonlySet<string>>(new Set());

/** Whether a search hides the field with this path. */
export const useHiddenSetting = (source: string): boolean => useContext(HiddenSettingsContext).has(source);
