import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { type Module, modules } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';

/** The most that a website has. */
const most = { positions: 60, modules: 500 };

/** Requests all positions and modules in parallel. */
async function everything(dataProvider: DataProvider, signal?: AbortSignal) {
  const page = (perPage: number) => ({ pagination: { page: 1, perPage }, filter: {}, signal });
  const [ofPositions, ofModules] = await Promise.all([
    dataProvider.getList<Position>(positions.resource, {
      ...page(most.positions),
      sort: { field: 'page', order: 'ASC' },
    }),
    dataProvider.getList<Module>(modules.resource, {
      ...page(most.modules),
      sort: { field: 'key', order: 'ASC' },
    }),
  ]);
  return { positions: ofPositions.data, modules: ofModules.data };
}

/** All positions and modules, fetched afresh on each visit. */
export function usePositions() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [positions.resource, 'tree'],
    queryFn: ({ signal }) => everything(dataProvider, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
