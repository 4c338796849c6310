import { useQuery } from '@tanstack/react-query';
import { useRecordCalls } from '../../../records/calls/useRecordCalls';
import type { Role } from './roleSchema';

/** More roles than a publisher has; the whole of them is compared at once. */
const most = 1000;

/** All roles by name, for views that set them side by side. */
export function useAllRoles() {
  const calls = useRecordCalls();
  return useQuery({
    queryKey: ['user-management/roles', 'all'],
    queryFn: async ({ signal }) => {
      const range = {
        pagination: { page: 1, perPage: most },
        sort: { field: 'name', order: 'ASC' as const },
      };
      return (await calls.getList<Role>('user-management/roles', { ...range, filter: {}, signal })).data;
    },
  });
}
