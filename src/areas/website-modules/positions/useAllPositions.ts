import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type Position, positions } from '../positionSchema';

/** All positions of all pages; a website has few. */
export function useAllPositions() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [positions.resource, 'all'],
    queryFn: async ({ signal }) =>
      (await dataProvider.getList<Position>(positions.resource, { ...all, signal })).data,
  });
}

const all = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'page', order: 'ASC' },
  filter: {},
} as const;
