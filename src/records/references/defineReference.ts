import type { RaRecord } from 'react-admin';

/** How records of a resource are named where others refer to them. */
export interface Reference<R extends RaRecord = RaRecord> {
  /** `<area>/<resource>`. */
  readonly resource: string;
  /** The short name. */
  nameOf(record: R): string;
  /** The name that tells two records of the same short name apart, for pickers and tooltips. */
  labelOf(record: R): string;
  /** For pickers: which of them can be chosen. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** For pickers: a hook that says why a record cannot be chosen. */
  readonly useReason?: () => (record: RaRecord) => string | undefined;
}

interface ReferenceDescription<R extends RaRecord> {
  resource: string;
  name: (record: R) => string;
  /** The short name by default. */
  wholeName?: (record: R) => string;
}

/** Says once how the records of a resource are named in rows, chips and pickers. */
export function defineReference<R extends RaRecord>(description: ReferenceDescription<R>): Reference<R> {
  const { resource, name, wholeName = name } = description;
  return { resource, nameOf: name, labelOf: wholeName };
}

/** The ids in a field's value: an array, one, or none. */
export function idsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(String);
}
