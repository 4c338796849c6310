import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import * as v from 'valibot';
import { ApiError } from '../api/apiError';
import { accepted, jsonBody, parseJson } from '../api/request';
import { resourcesOf } from '../areas';
import type { Services } from './services';

/** One row's outcome of a bulk change (reading R11). */
export interface BulkResult {
  readonly id: string;
  readonly ok: boolean;
  readonly code?: string;
  readonly message?: string;
}

/** A bulk change: one call for all rows; `dryRun` asks what would happen. */
export interface BulkChange {
  readonly op: string;
  readonly ids: readonly Identifier[];
  readonly args?: Record<string, unknown>;
  readonly dryRun?: boolean;
}

/** react-admin's data provider with the one call that simple-rest lacks. */
interface BackOfficeDataProvider extends DataProvider {
  bulk: (resource: string, change: BulkChange) => Promise<BulkResult[]>;
}

const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const recordSchema = v.looseObject({ id });
const listSchema = v.array(recordSchema);
const bulkSchema = v.object({
  results: v.array(
    v.object({ id, ok: v.boolean(), code: v.optional(v.string()), message: v.optional(v.string()) }),
  ),
});

/**
 * The managed records over the client API, in the dialect of ra-data-simple-rest (reading R11). A resource named
 * `<area>/<resource>` lives at `<base><resource>`. Bulk changes are one call, never one for each row.
 * All methods reject with an ApiError.
 */
export function createDataProvider({ api, areas, config }: Pick<Services, 'api' | 'areas' | 'config'>) {
  const resources = new Map(resourcesOf(areas).map((resource) => [resource.id, resource]));

  /** Where `/<area>/<resource>...` is on the server. */
  function locate(path: string) {
    const [, resource = '', rest = ''] = /^\/([^/]+\/[^/?]+)(.*)$/.exec(path) ?? [];
    const found = resources.get(resource);
    if (found === undefined) throw new Error(`No area declares the resource of '${path}'.`);
    const url = `${config.bases[found.base ?? 'clientApi']}${found.name}${rest}`;
    return { name: found.name, url, isRecord: rest.startsWith('/') };
  }

  async function httpClient(path: string, options: RequestInit = {}) {
    const { name, url, isRecord } = locate(path);
    const headers = new Headers(options.headers);
    headers.set('Accept', 'application/json');
    const range = headers.get('Range');
    if (range !== null) headers.set('Range', range.replace(/^[^=]*/, name));
    const { body } = options;
    if (body !== undefined && typeof body !== 'string') throw new Error('Records are sent as JSON text.');
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const signal = options.signal ?? undefined;
    const answer = accepted(await api.send({ url, method: options.method, headers, body, signal }));
    const schema = isRecord || options.method !== undefined ? recordSchema : listSchema;
    const parsed = v.safeParse(schema, parseJson(answer.text));
    const complete = range === null || /\/\d+$/.test(answer.headers.get('Content-Range') ?? '');
    if (!parsed.success || !complete) throw new ApiError('unusable', answer.status);
    return { status: answer.status, headers: answer.headers, body: answer.text, json: parsed.output };
  }

  async function bulk(resource: string, change: BulkChange): Promise<BulkResult[]> {
    const call = { url: locate(`/${resource}/actions/bulk`).url, method: 'POST', ...jsonBody(change) };
    return (await api.request(bulkSchema, call)).results;
  }

  /** react-admin's own bulk actions: the ids that were changed, or an error when a row was refused. */
  async function bulkOrThrow(resource: string, change: BulkChange) {
    const results = await bulk(resource, change);
    const refused = results.find(({ ok }) => !ok);
    if (refused !== undefined) throw new ApiError('partial', 409, { results, message: refused.message });
    return { data: results.map((result) => result.id) };
  }

  const provider: BackOfficeDataProvider = {
    ...simpleRestProvider('', httpClient),
    supportAbortSignal: true,
    updateMany: (resource, { ids, data }) => bulkOrThrow(resource, { op: 'update', ids, args: data }),
    deleteMany: (resource, { ids }) => bulkOrThrow(resource, { op: 'delete', ids }),
    bulk,
  };
  return provider;
}
