import { useCreatePath, useResourceContext } from 'react-admin';
import { returning, useLastSearch } from '../list/listPlace';

/** The current resource, its list's address as last visited, and a function that returns there. */
export function useListReturn() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const list = `${createPath({ resource, type: 'list' })}${useLastSearch(resource)}`;
  return { resource, list, back: { to: list, state: returning } };
}
