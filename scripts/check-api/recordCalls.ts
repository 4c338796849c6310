import { randomUUID } from 'node:crypto';
import type { Bases } from '../../src/mocks/bases.ts';
import type { Difference } from '../openapi/schemaDifferences.ts';
import { objectIn, objectsIn, textOf } from './bodies.ts';
import type { Call } from './client.ts';
import type { Probe, Probed } from './createProbe.ts';

/** A resource and what its lists are asked for. */
export interface ListedResource {
  readonly base: keyof Bases;
  readonly name: string;
  readonly sorts: readonly string[];
}

/** A filter, and the field that each record found must have with this value. */
export interface AskedFilter {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly holds?: Readonly<Record<string, unknown>>;
}

/** An id that no record has. */
export const unknownId = () => `check-api-${randomUUID()}`;

/** A list as the application asks for it; without a range for some ids. */
export function listCall(
  { base, name }: Pick<ListedResource, 'base' | 'name'>,
  query: { filter?: object; range?: readonly [number, number]; sort?: readonly [string, string] },
): Call {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value));
  return { method: 'GET', base, path: `${name}?${search}` };
}

/** Reads a record by its id, or what lies below it at a path that begins with `/`. */
export const recordCall = (
  { base, name }: Pick<ListedResource, 'base' | 'name'>,
  id: string,
  more = '',
): Call => ({ method: 'GET', base, path: `${name}/${encodeURIComponent(id)}${more}` });

/** `Content-Range` must name the records that are there. */
function rangeFits(first: number, last: number) {
  return ({ body, headers }: Probed): Difference[] => {
    const [, from, to] = /(\d+)-(\d+)\/\d+$/.exec(headers.get('Content-Range') ?? '') ?? [];
    const count = objectsIn(body).length;
    const told = from === undefined ? 0 : Number(to) - Number(from) + 1;
    const most = last - first + 1;
    if (count > most) return [{ at: '/', expected: `${most} records at most`, found: `${count}` }];
    return told === count
      ? []
      : [{ at: 'Content-Range', expected: `a range of ${count}`, found: `one of ${told}` }];
  };
}

const holdsEverywhere =
  (wanted: Readonly<Record<string, unknown>> = {}) =>
  ({ body }: Probed): Difference[] =>
    objectsIn(body).flatMap((record, index) =>
      Object.entries(wanted)
        .filter(([field, value]) => record[field] !== value)
        .map(([field, value]) => ({
          at: `/${index}/${field}`,
          expected: `${value}, as filtered`,
          found: 'another value',
        })),
    );

/** Lists of a resource, its records by id, and one that is not there. Gives the first records. */
export async function checkResource(
  probe: Probe,
  resource: ListedResource,
): Promise<Record<string, unknown>[]> {
  const { name, sorts } = resource;
  const [field = 'id'] = sorts;
  const page = await probe(
    `a page of ${name}`,
    listCall(resource, { filter: {}, range: [0, 4], sort: [field, 'ASC'] }),
    200,
    rangeFits(0, 4),
  );
  await probe(
    'a further page',
    listCall(resource, { filter: {}, range: [2, 3], sort: [field, 'ASC'] }),
    200,
    rangeFits(2, 3),
  );
  for (const sorted of sorts) {
    const call = listCall(resource, { filter: {}, range: [0, 4], sort: [sorted, 'DESC'] });
    await probe(`sorted by ${sorted}, descending`, call, 200, rangeFits(0, 4));
  }
  const records = objectsIn(page?.body);
  const ids = records.map(({ id }) => textOf(id)).filter((id) => id !== undefined);
  await checkById(probe, resource, ids.slice(0, 2));
  return records;
}

async function checkById(probe: Probe, resource: ListedResource, ids: readonly string[]): Promise<void> {
  const [first] = ids;
  if (first !== undefined) {
    const wanted = [...ids].sort().join();
    const sameIds = ({ body }: Probed): Difference[] => {
      const found = objectsIn(body).map(({ id }) => textOf(id));
      return found.sort().join() === wanted
        ? []
        : [
            {
              at: '/',
              expected: `the ${ids.length} records with these ids`,
              found: `${found.length} records`,
            },
          ];
    };
    await probe('some by id', listCall(resource, { filter: { id: [...ids, unknownId()] } }), 200, sameIds);
    await probe('one', recordCall(resource, first));
  }
  await probe('one that is not there', recordCall(resource, unknownId()), 404);
}

/** Lists with filters; what was found must fit the filter, as far as a field shows it. */
export async function checkFilters(
  probe: Probe,
  resource: Pick<ListedResource, 'base' | 'name'>,
  filters: readonly AskedFilter[],
): Promise<void> {
  for (const { filter, holds } of filters) {
    const call = listCall(resource, { filter, range: [0, 4], sort: ['id', 'ASC'] });
    const further = (probed: Probed) => [...rangeFits(0, 4)(probed), ...holdsEverywhere(holds)(probed)];
    await probe(`filtered by ${Object.keys(filter).join(', ')}`, call, 200, further);
  }
}

/** A count must be the total of the list with the same filter. */
export async function checkCount(
  probe: Probe,
  resource: Pick<ListedResource, 'base' | 'name'>,
  filter: AskedFilter['filter'],
): Promise<void> {
  const { base, name } = resource;
  const list = await probe(
    `${name} to be counted`,
    listCall(resource, { filter, range: [0, 0], sort: ['id', 'ASC'] }),
  );
  const [, total] = /\/(\d+)$/.exec(list?.headers.get('Content-Range') ?? '') ?? [];
  const isTotal = ({ body }: Probed): Difference[] => {
    const { asked } = objectIn(objectIn(body).counts);
    return String(asked) === total
      ? []
      : [{ at: '/counts/asked', expected: 'the total of the list', found: 'another number' }];
  };
  const json = { filters: { asked: filter } };
  const call: Call = { method: 'POST', base, path: `${name}/actions/count`, json };
  await probe(`how many ${name} there are`, call, 200, isTotal);
}
