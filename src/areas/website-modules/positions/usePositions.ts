import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { allModules } from '../allModules';
import { type Position, positions } from '../positionSchema';

/** All positions of all pages; a website has few. */
const allPositions = {
  pagination: { page: 1, perPage: 100 },
  // As the website has its pages, and each page its positions.
  sort: { field: 'order', order: 'ASC' },
  filter: {},
} as const;

export function useAllPositions() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [positions.resource, 'all'],
    queryFn: async ({ signal }) =>
      (await dataProvider.getList<Position>(positions.resource, { ...allPositions, signal })).data,
  });
}

/** All positions and modules for editing, fetched afresh on each visit. */
export function usePositions() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [positions.resource, 'tree'],
    queryFn: async ({ signal }) => {
      const [ofPositions, ofModules] = await Promise.all([
        dataProvider.getList<Position>(positions.resource, { ...allPositions, signal }),
        allModules(dataProvider, { signal }),
      ]);
      return { positions: ofPositions.data, modules: ofModules };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
