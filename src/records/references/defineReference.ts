import type { RaRecord } from 'react-admin';

/** How the search of everything shows a record. */
export interface Findable<R extends RaRecord = RaRecord> {
  /** The short name. */
  nameOf(record: R): string;
  /** What tells it from others of the same name, such as an email address. */
  detailOf?(record: R): string;
  /** The page of a record; default: where it is edited, or else shown. @param area the address of the area */
  pathOf?(record: R, area: string): string;
  /** More for the server, as in `meta` of react-admin's `getList`. */
  metaOf?(): object;
}

/** How a resource's records are named where others refer to them. */
export interface Reference<R extends RaRecord = RaRecord> extends Findable<R> {
  /** `<area>/<resource>`. */
  readonly resource: string;
  /** The unambiguous name, for pickers and tooltips. */
  labelOf(record: R): string;
  /** For pickers: which of them can be chosen. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** For pickers: a hook that returns a function that says why a record cannot be chosen. */
  readonly useReason?: () => (record: RaRecord) => string | undefined;
}

interface ReferenceDescription<R extends RaRecord> {
  resource: string;
  name: (record: R) => string;
  /** Default: the short name. */
  wholeName?: (record: R) => string;
  /** What the search of everything shows beside the name. */
  detail?: (record: R) => string;
}

/** Defines how a resource's records are named in rows, chips and pickers. */
export function defineReference<R extends RaRecord>(description: ReferenceDescription<R>): Reference<R> {
  const { resource, name, wholeName = name, detail } = description;
  return { resource, nameOf: name, labelOf: wholeName, detailOf: detail };
}

/** The ids in a field's value: an array, one, or none. */
export function idsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(String);
}
