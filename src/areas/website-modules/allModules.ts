import type { DataProvider } from 'react-admin';
import { type Module, modules } from './moduleSchema';

/** All modules, or those of a filter; a website has at most 500. */
export async function allModules(
  dataProvider: DataProvider,
  { filter = {}, signal }: { filter?: object; signal?: AbortSignal } = {},
): Promise<Module[]> {
  const { data } = await dataProvider.getList<Module>(modules.resource, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'key', order: 'ASC' },
    filter,
    ...(signal && { signal }),
  });
  return data;
}
