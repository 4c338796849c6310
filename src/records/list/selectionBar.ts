import { createContext, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';

/** The id of the surrounding list's selection bar, which comes after all rows. */
export function useSelectionBarId(): string {
  return `selection:${useResourceContext()}`;
}

/** Renders more actions for the selected records; `isAll` is true if all matching records are selected. */
export type SelectionActions = (isAll: boolean) => ReactNode;

/** The surrounding list's `selectionActions`, for its bar. */
export const SelectionActionsContext = createContext<SelectionActions | undefined>(undefined);
