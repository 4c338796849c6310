import { createContext, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';

/** The id of the bar for the selection of the list around; the bar stands behind all rows. */
export function useSelectionBarId(): string {
  return `selection:${useResourceContext()}`;
}

/** What a list offers for its selected records beside changes of them; told whether all that match are selected. */
export type SelectionActions = (isAll: boolean) => ReactNode;

/** The further actions of the list around, for its bar. */
export const SelectionActionsContext = createContext<SelectionActions | undefined>(undefined);
