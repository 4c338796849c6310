import { useResourceContext } from 'react-admin';

/** The id of the bar for the selection of the list around; the bar stands behind all rows. */
export function useSelectionBarId(): string {
  return `selection:${useResourceContext()}`;
}
