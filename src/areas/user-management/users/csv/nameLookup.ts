import type { DataProvider, RaRecord } from 'react-admin';

/** How many ids one call asks for: they stand in its address, which servers limit to some thousand characters. */
const chunkSize = 100;

/**
 * Finds the names of records by their ids, and asks for each record once. An id that the server does not know is its own name.
 * @throws ApiError, or the signal's reason
 */
export function createNameLookup<R extends RaRecord<string>>(
  provider: Pick<DataProvider, 'getMany'>,
  resource: string,
  nameOf: (record: R) => string,
) {
  const names = new Map<string, string>();
  return async (ids: readonly string[], signal?: AbortSignal): Promise<(id: string) => string> => {
    const missing = [...new Set(ids)].filter((id) => !names.has(id));
    for (let start = 0; start < missing.length; start += chunkSize) {
      const asked = missing.slice(start, start + chunkSize);
      const { data } = await provider.getMany<R>(resource, { ids: asked, signal });
      for (const id of asked) names.set(id, id);
      for (const record of data) names.set(record.id, nameOf(record));
    }
    return (id) => names.get(id) ?? id;
  };
}
