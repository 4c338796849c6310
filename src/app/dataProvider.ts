import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord, UpdateParams } from 'react-admin';
import * as v from 'valibot';
import { ApiError } from '@/api/apiError';
import { callAddress } from '@/api/callAddress';
import { type BulkResult, bulkSchema, idSchema, type RecordCalls } from '@/api/records';
import { refusalOf } from '@/api/refusal';
import { accepted, jsonBody, parseJson } from '@/api/request';
import { type AreaResource, resourcesOf } from '@/areas';
import { directoryResources } from '@/people/resources';
import { sentFilter } from '@/records/filters/zonedDay';
import type { Services } from './services';

type KnownResource = Pick<AreaResource, 'id' | 'base' | 'name' | 'path' | 'schema'>;

interface ServerAddress {
  readonly resource: KnownResource;
  readonly url: string;
  /** Whether the path leads to a single record. */
  readonly isRecord: boolean;
}

type RecordSchema = v.GenericSchema<unknown, { id: string }>;

/** The resources declared by areas and the directory: their addresses and the schemas of their records. */
function createResourceIndex({ areas, config }: Pick<Services, 'areas' | 'config'>) {
  const directory = directoryResources.flatMap(({ name, ...resource }) => {
    const path = typeof name === 'string' ? name : config.calls[name.call];
    return path === undefined ? [] : { ...resource, name: path };
  });
  const allResources: readonly KnownResource[] = [...directory, ...resourcesOf(areas)];
  const resources = new Map(allResources.map((resource) => [resource.id, resource]));
  const schemas = new Map<string, RecordSchema>();

  return {
    has: (id: string) => resources.has(id),

    /** The server address of a path below a resource. @throws Error if no area declares it */
    locate(id: string, rest = ''): ServerAddress {
      const resource = resources.get(id);
      if (resource === undefined) throw new Error(`No area declares the resource '${id}'.`);
      const url = `${callAddress(config.bases[resource.base ?? 'clientApi'], resource.path ?? resource.name)}${rest}`;
      return { resource, url, isRecord: rest.startsWith('/') };
    },

    /** The schema of a resource's records; the next call retries a failed load. */
    async schemaOf({ id, schema }: KnownResource, fallback: RecordSchema): Promise<RecordSchema> {
      const loadedSchema = schemas.get(id) ?? (await schema?.()) ?? fallback;
      schemas.set(id, loadedSchema);
      return loadedSchema;
    },
  };
}

const recordSchema = v.looseObject({ id: idSchema });

interface Parts extends Pick<Services, 'api' | 'areas' | 'config'> {
  /** Called after each change of a resource's records that the server has accepted. */
  readonly onChanged?: (resource: string) => void;
}

/**
 * react-admin's data provider for the client API, in the dialect of ra-data-simple-rest (reading R11). Parses records with the schema of their area.
 * Bulk changes are one call. All methods reject with an ApiError.
 */
export function createDataProvider(parts: Parts) {
  const { api, onChanged = () => {} } = parts;
  const { has, locate, schemaOf } = createResourceIndex(parts);

  async function httpClient(path: string, options: RequestInit = {}) {
    const [, segment = '', rest] = /^\/([^/?]+)(.*)$/s.exec(path) ?? [];
    const { resource, url, isRecord } = locate(decodeURIComponent(segment), rest);
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    const range = headers.get('Range');
    // A range unit cannot contain a slash (RFC 9110, section 14.1): `admin/audiences` becomes `audiences`.
    const unit = resource.name.replace(/^.*\//, '');
    if (range !== null) headers.set('Range', range.replace(/^[^=]*/, unit));
    const { body } = options;
    if (body !== undefined && typeof body !== 'string') throw new Error('Records are sent as JSON text.');
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const signal = options.signal ?? undefined;
    // The schema loads in parallel. The response to a change may be just an id.
    const [response, record] = await Promise.all([
      api.send({ url, method: options.method, headers, body, signal }),
      options.method === undefined ? schemaOf(resource, recordSchema) : recordSchema,
    ]);
    const answer = accepted(response);
    const schema = isRecord || options.method !== undefined ? record : v.array(record);
    const parsed = v.safeParse(schema, parseJson(answer.text));
    const complete = range === null || /\/\d+$/.test(answer.headers.get('Content-Range') ?? '');
    if (!parsed.success || !complete) throw new ApiError('unusable', answer.status);
    if (options.method !== undefined) onChanged(resource.id);
    return { status: answer.status, headers: answer.headers, body: answer.text, json: parsed.output };
  }

  const calls: RecordCalls = {
    has,
    async call(
      resource,
      { path, body, method = body === undefined ? 'GET' : 'POST', reads, schema, signal },
    ) {
      const { url } = locate(resource, path);
      const requestOptions = body === undefined ? { method } : { method, ...jsonBody(body) };
      const answer = await api.request(schema, { url, ...requestOptions, signal });
      if (!reads && method !== 'GET') onChanged(resource);
      return answer;
    },
    download: (resource, path) => api.download({ url: locate(resource, path).url }),
    async bulk(resource, change, signal) {
      const reads = change.dryRun === true;
      const body = 'filter' in change ? { ...change, filter: sentFilter(change.filter) } : change;
      const call = { path: '/actions/bulk', body, reads, schema: bulkSchema, signal };
      return (await calls.call(resource, call)).results;
    },
  };

  /** For react-admin's own bulk actions: returns the changed ids; throws if a row was refused. */
  async function bulkOrThrow(resource: string, op: string, ids: readonly Identifier[], args?: object) {
    const change = { op, ids: ids.map(String), ...(args && { args: { ...args } }) };
    const results: BulkResult[] = await calls.bulk(resource, change);
    const refusal = results.find(({ ok }) => !ok);
    if (refusal !== undefined) throw new ApiError('partial', 409, { results, message: refusal.message });
    return { data: results.map((result) => result.id) };
  }

  /** The given fields of a record, as its schema reads them; undefined if they do not fit. */
  async function readPart(resource: string, previous: object, part: object) {
    // A schema that fails to load must not make a saved change look like a failure.
    const schema = await schemaOf(locate(resource).resource, recordSchema).catch(() => recordSchema);
    const parsed = v.safeParse(schema, { ...previous, ...part });
    if (!parsed.success) return undefined;
    return Object.fromEntries(Object.entries(parsed.output).filter(([field]) => field in part));
  }

  const rest = simpleRestProvider('', httpClient);
  const provider: DataProvider & RecordCalls = {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) =>
      rest.getList(inOneSegment(resource), { ...params, filter: sentFilter(params.filter ?? {}) }),
    getOne: (resource, params) => rest.getOne(inOneSegment(resource), params),
    getMany: (resource, params) => rest.getMany(inOneSegment(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(inOneSegment(resource), params),
    create: (resource, params) => rest.create(inOneSegment(resource), params),
    delete: (resource, params) => rest.delete(inOneSegment(resource), params),
    // Parsed too, because react-admin shows the response before it reads the record again.
    async update<R extends RaRecord>(resource: string, params: UpdateParams<R>) {
      const { data } = await rest.update<R>(inOneSegment(resource), params).catch(async (error: unknown) => {
        throw await withReadRecord(error, (current) => readPart(resource, params.previousData, current));
      });
      const returnedPart = (await readPart(resource, params.previousData, data)) ?? {
        id: data.id,
        version: data.version,
      };
      // Part of a record: the fields that the server returned.
      return { data: returnedPart as R };
    },
    updateMany: (resource, { ids, data }) => bulkOrThrow(resource, 'update', ids, data),
    deleteMany: (resource, { ids }) => bulkOrThrow(resource, 'delete', ids),
    ...calls,
  };
  return provider;
}

/** A resource in the paths of ra-data-simple-rest. Otherwise the record `inbox` of `messages` would be the resource `messages/inbox`. */
const inOneSegment = encodeURIComponent;

/** After a conflict: the same refusal, with the server's record read like any other. */
async function withReadRecord(error: unknown, read: (current: object) => Promise<object | undefined>) {
  const { current } = refusalOf(error);
  if (current === undefined || !(error instanceof ApiError)) return error;
  const body = { ...Object(error.body), current: (await read(current)) ?? current };
  return error.withBody(body);
}
