import * as v from 'valibot';
import type { DownloadedFile } from './download';

/** Ids are opaque strings (reading R11); a number is turned into one. */
export const idSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);

/** The answer to a bulk change: one result for each row (reading R11). */
export const bulkSchema = v.object({
  results: v.array(
    v.object({
      id: idSchema,
      ok: v.boolean(),
      code: v.optional(v.string()),
      message: v.optional(v.string()),
      /** What a change of texts makes of one, for a preview. */
      before: v.optional(v.nullable(v.string())),
      after: v.optional(v.nullable(v.string())),
    }),
  ),
});

export type BulkResult = v.InferOutput<typeof bulkSchema>['results'][number];

/** Which records a bulk change is for: those named, or all that match a filter and were `expectedCount` when it was chosen. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly expectedCount: number };

/** A bulk change: one call for all rows; `dryRun` asks what would happen. */
export type BulkRequest = BulkSelection & {
  readonly op: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The id under which the server keeps it, for whoever takes it back later. */
  readonly change?: string;
  readonly dryRun?: boolean;
};

/** A call below a resource's address. */
interface RecordCall<Schema extends v.GenericSchema> {
  /** Below the resource, beginning with a slash: `/<id>/actions/suspend`. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** The call only reads, though it is no GET; nobody hears of a change. */
  readonly reads?: boolean;
  readonly schema: Schema;
  readonly signal?: AbortSignal;
}

/** What the data provider offers beyond react-admin's nine methods. All reject with an ApiError. */
export interface RecordCalls {
  /** Whether this deployment has the resource: one of an optional call is there only where `config.json` names its address. */
  has(resource: string): boolean;
  /** Changes many records in one call and tells each row's outcome (reading R11). */
  bulk(resource: string, change: BulkRequest, signal?: AbortSignal): Promise<BulkResult[]>;
  call<Schema extends v.GenericSchema>(
    resource: string,
    call: RecordCall<Schema>,
  ): Promise<v.InferOutput<Schema>>;
  /** Fetches a file below a resource's address: `/<id>/file`. */
  download(resource: string, path: string): Promise<DownloadedFile>;
}
