import { useCreatePath, useResourceContext } from 'react-admin';
import { returning, useLastSearch } from '../list/listPlace';

/** The resource of this page, the address of its list as it was last seen, and the way back there. */
export function useListReturn() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const list = `${createPath({ resource, type: 'list' })}${useLastSearch(resource)}`;
  return { resource, list, back: { to: list, state: returning } };
}
