import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { type Module, modules } from '../moduleSchema';
import { type Position, positions } from '../positionSchema';

/** A website has at most so many. */
const most = { positions: 60, modules: 500 };

/** All positions and modules, asked for side by side. */
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

/** The same for a page; each visit begins with what the server has then. */
export function usePositions() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [positions.resource, 'tree'],
    queryFn: ({ signal }) => everything(dataProvider, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
