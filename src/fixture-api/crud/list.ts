import { BadRequest, isRecord, json, parseJson } from '../answers';
import type { Context, Fields, StoredRecord } from '../store';
import { compileFilter } from './filter';
import type { Resource } from './resource';
import { descending, fieldValue, sortRecords } from './sort';

function parameter(url: URL, name: string): unknown {
  const text = url.searchParams.get(name);
  return text === null || text === '' ? undefined : parseJson(text, `The parameter ${name}`);
}

function readFilter(url: URL): Fields {
  const filter = parameter(url, 'filter') ?? {};
  if (!isRecord(filter)) throw new BadRequest('The parameter filter must be an object');
  return filter;
}

function readSort(url: URL): { field: string; isDescending: boolean } | undefined {
  const sort = parameter(url, 'sort');
  if (sort === undefined) return undefined;
  if (
    !Array.isArray(sort) ||
    typeof sort[0] !== 'string' ||
    !/^(asc|desc)$/i.test(String(sort[1] ?? 'asc'))
  ) {
    throw new BadRequest('The parameter sort must be [field, "ASC" or "DESC"]');
  }
  return { field: sort[0], isDescending: /^desc$/i.test(String(sort[1])) };
}

/** The parameter `embed`. @throws BadRequest if it is not a list of strings */
export function readEmbed(url: URL): string[] {
  const embed = parameter(url, 'embed') ?? [];
  if (Array.isArray(embed) && embed.every((one) => typeof one === 'string')) return embed;
  throw new BadRequest('The parameter embed must be a list of texts');
}

function readRange(url: URL): { first: number; last: number } {
  const range = parameter(url, 'range') ?? [0];
  if (!Array.isArray(range) || !range.every((bound) => Number.isInteger(bound) && bound >= 0)) {
    throw new BadRequest('The parameter range must be [first] or [first, last], counted from 0');
  }
  const [first = 0, last = Number.POSITIVE_INFINITY] = range;
  return { first, last };
}

/**
 * The records that match a filter, in ascending order of a field; default: in order of creation.
 * @throws BadRequest if one of the resource's own filters refuses the value
 */
export function matching(
  resource: Resource,
  filter: Fields,
  context: Context,
  field?: string,
): readonly StoredRecord[] {
  const matches = candidates(resource, filter).filter(resource.filter(filter, context));
  return field === undefined ? matches : sortRecords(matches, resource.valueOf(field, context));
}

// Looks ids up, so that references do not scan the whole resource.
function candidates({ collection }: Resource, { id: ids }: Fields): readonly StoredRecord[] {
  if (!Array.isArray(ids)) return collection.all;
  const records = ids.map((id) => collection.get(String(id))).filter((record) => record !== undefined);
  return [...new Set(records)];
}

/** Answers `GET <resource>?filter&sort&range` (reading R11). @throws BadRequest if a parameter is malformed */
export function answerList(resource: Resource, url: URL, context: Context): Response {
  const sort = readSort(url);
  const matches = matching(resource, readFilter(url), context, sort?.field);
  const ordered = sort?.isDescending ? descending(matches, resource.valueOf(sort.field, context)) : matches;
  const embedding = { ...context, embed: readEmbed(url) };
  return answerPage(resource.name, ordered, url, (record) => resource.view(record, embedding));
}

/** A list of computed records in the same dialect. */
interface ComputedList<R> {
  /** The range unit: `audiences 0-24/319`. */
  readonly name: string;
  readonly records: readonly R[];
  /** The filters that do not compare a field. */
  readonly filters: Readonly<Record<string, (value: unknown) => (record: R) => boolean>>;
  /** Converts a record for the response; called only for the requested page. */
  readonly view: (record: R) => unknown;
}

/** Answers `GET <list>?filter&sort&range` from computed records. @throws BadRequest if a parameter is malformed */
export function answerComputedList<R>({ name, records, filters, view }: ComputedList<R>, url: URL): Response {
  const sort = readSort(url);
  const customFilters = new Map(Object.entries(filters));
  const matches = records.filter(
    compileFilter<R>(readFilter(url), (key, value) => customFilters.get(key)?.(value)),
  );
  const read = fieldValue(sort?.field ?? 'id');
  const sorted = sort ? sortRecords(matches, read) : matches;
  const ordered = sort?.isDescending ? descending(sorted, read) : sorted;
  return answerPage(name, ordered, url, view);
}

/** Returns the page in `range`, with `Content-Range`. @throws BadRequest if the range is malformed */
export function answerPage<T>(
  name: string,
  all: readonly T[],
  url: URL,
  view: (each: T) => unknown = (each) => each,
): Response {
  const { first, last } = readRange(url);
  const page = all.slice(first, last + 1).map(view);
  const range = page.length > 0 ? `${first}-${first + page.length - 1}` : '*';
  return json(page, 200, { 'Content-Range': `${name} ${range}/${all.length}` });
}

/** The maximum number of filters per call. */
const maxFilters = 20;

/**
 * Answers `POST <resource>/actions/count`: for each filter, by the client's name for it, the number of matching records.
 * @throws BadRequest if a filter is unreadable, or there are too many
 */
export function answerCount(resource: Resource, { filters }: Fields, context: Context): Response {
  if (!isRecord(filters)) throw new BadRequest('filters must be an object of filters by name');
  const entries = Object.entries(filters);
  if (entries.length > maxFilters) throw new BadRequest(`There are more than ${maxFilters} filters`);
  const counts = entries.map(([name, filter]) => {
    if (!isRecord(filter)) throw new BadRequest(`The filter ${name} must be an object`);
    return [name, matching(resource, filter, context).length];
  });
  return json({ counts: Object.fromEntries(counts), asOf: new Date(context.now).toISOString() });
}
