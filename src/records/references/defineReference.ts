import type { RaRecord } from 'react-admin';

/** How other records show the records of a resource that they refer to. */
export interface Reference<R extends RaRecord = RaRecord> {
  /** `<area>/<resource>`. */
  readonly resource: string;
  /** What a record is called where there is little room. */
  nameOf(record: R): string;
  /** The name with what it takes to tell two of the same name apart: in pickers, and on hover and focus. */
  labelOf(record: R): string;
}

interface ReferenceDescription<R extends RaRecord> {
  resource: string;
  name: (record: R) => string;
  /** The short name unless said otherwise. */
  wholeName?: (record: R) => string;
}

/** Says once how the records of a resource are named: in rows, chips and pickers. */
export function defineReference<R extends RaRecord>(description: ReferenceDescription<R>): Reference<R> {
  const { resource, name, wholeName = name } = description;
  return { resource, nameOf: name, labelOf: wholeName };
}

/** The ids that a field refers to: those of an array, one, or none. */
export function idsOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(String);
}
