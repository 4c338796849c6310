import { useCreatePath, useResourceContext } from 'react-admin';

/** The resource of this page and the path of its list. */
export function usePaths() {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  return {
    resource,
    list: createPath({ resource, type: 'list' }),
  };
}
