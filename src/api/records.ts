import * as v from 'valibot';
import type { DownloadedFile } from './download';

/** Ids are opaque strings (reading R11); numbers are converted. */
export const idSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** The response to a bulk change: one result per record (reading R11). */
export const bulkSchema = v.object({
  results: v.array(
    v.object({
      id: idSchema,
      ok: v.boolean(),
      code: v.optional(v.string()),
      message: v.optional(v.string()),
      /** The text before and after the change, for a preview. */
      before: v.optional(v.nullable(v.string())),
      after: v.optional(v.nullable(v.string())),
    }),
  ),
});

export type BulkResult = v.InferOutput<typeof bulkSchema>['results'][number];

/** The records of a bulk change: by id, or all that match a filter, of which there were `expectedCount` when the user selected them. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly expectedCount: number };

/** A bulk change: one call for all records; with `dryRun` the server only reports what would happen. */
export type BulkRequest = BulkSelection & {
  readonly op: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The id under which the server stores the change, so that it can be undone later. */
  readonly change?: string;
  readonly dryRun?: boolean;
};

/** A call below a resource's address. */
interface RecordCall<Schema extends v.GenericSchema> {
  /** Below the resource, beginning with a slash: `/<id>/actions/suspend`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** The call only reads, although it is not a GET; no change is reported. */
  readonly reads?: boolean;
  readonly schema: Schema;
  readonly signal?: AbortSignal;
}

/** The data provider's methods beyond react-admin's nine. All reject with an ApiError. */
export interface RecordCalls {
  /** Whether this deployment has the resource; one behind an optional call exists only if `config.json` names its address. */
  has(resource: string): boolean;
  /** Changes many records in one call and returns a result for each (reading R11). */
  bulk(resource: string, change: BulkRequest, signal?: AbortSignal): Promise<BulkResult[]>;
  call<Schema extends v.GenericSchema>(
    resource: string,
    call: RecordCall<Schema>,
  ): Promise<v.InferOutput<Schema>>;
  /** Fetches a file below a resource's address: `/<id>/file`. */
  download(resource: string, path: string): Promise<DownloadedFile>;
}
