import { BadRequest, isRecord, json, parseJson } from '../answers';
import type { StoredRecord } from '../defineMocks';
import type { Collection } from './collection';
import { compileFilter } from './filter';
import { sortRecords } from './sort';

function parameter(url: URL, name: string): unknown {
  const text = url.searchParams.get(name);
  return text === null || text === '' ? undefined : parseJson(text, `The parameter ${name}`);
}

function readFilter(url: URL): Record<string, unknown> {
  const filter = parameter(url, 'filter') ?? {};
  if (!isRecord(filter)) throw new BadRequest('The parameter filter must be an object');
  return filter;
}

function readSort(url: URL): { field: string; descending: boolean } | undefined {
  const sort = parameter(url, 'sort');
  if (sort === undefined) return undefined;
  if (
    !Array.isArray(sort) ||
    typeof sort[0] !== 'string' ||
    !/^(asc|desc)$/i.test(String(sort[1] ?? 'asc'))
  ) {
    throw new BadRequest('The parameter sort must be [field, "ASC" or "DESC"]');
  }
  return { field: sort[0], descending: /^desc$/i.test(String(sort[1])) };
}

function readRange(url: URL): { first: number; last: number } {
  const range = parameter(url, 'range') ?? [0];
  if (!Array.isArray(range) || !range.every((bound) => Number.isInteger(bound) && bound >= 0)) {
    throw new BadRequest('The parameter range must be [first] or [first, last], counted from 0');
  }
  const [first = 0, last = Number.POSITIVE_INFINITY] = range;
  return { first, last };
}

function matching(
  collection: Collection,
  filter: Record<string, unknown>,
  field?: string,
): readonly StoredRecord[] {
  if (Object.keys(filter).length === 0) return collection.sortedBy(field);
  const found = candidates(collection, filter).filter(compileFilter(filter));
  return field === undefined ? found : sortRecords(found, field);
}

// Records asked for by their ids are looked up, so that a reference does not scan the whole resource.
function candidates(collection: Collection, { id: ids }: Record<string, unknown>): readonly StoredRecord[] {
  if (!Array.isArray(ids)) return collection.all;
  const found = ids.map((id) => collection.get(String(id))).filter((record) => record !== undefined);
  return [...new Set(found)];
}

/**
 * Answers `GET <resource>?filter&sort&range` (reading R11): one page, with the range and the total in
 * `Content-Range`. Without `range` all records that match.
 * @throws BadRequest when a parameter is malformed
 */
export function answerList(name: string, collection: Collection, url: URL): Response {
  const sort = readSort(url);
  const found = matching(collection, readFilter(url), sort?.field);
  const { first, last } = readRange(url);
  const ordered = sort?.descending ? found.toReversed() : found;
  const page = ordered.slice(first, last + 1);
  const range = page.length > 0 ? `${first}-${first + page.length - 1}` : '*';
  return json(page, 200, { 'Content-Range': `${name} ${range}/${found.length}` });
}
