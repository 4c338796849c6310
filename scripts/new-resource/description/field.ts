import type { Kind } from '../kinds.ts';

/** A field of the records that a resource is started for. */
export interface Field {
  readonly source: string;
  readonly kind: Kind;
  /** The form must fill it; a nullable field is not required. */
  readonly required: boolean;
  readonly nullable?: boolean;
  /** The server sets it; no input is written. */
  readonly readOnly?: boolean;
  /** A secret, which the server does not send; no column shows it. */
  readonly writeOnly?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The record holds the choice as a number. */
  readonly numeric?: boolean;
  /** The choices come from samples, which may lack some. */
  readonly open?: boolean;
  /** What its name refers to; of a reference the resource, in kebab-case. */
  readonly resource?: string;
  /** The resource that its name refers to if the area does not have it. */
  readonly missing?: string;
  /** Of a list: the fields of its entries. */
  readonly fields?: readonly Field[];
  /** A value that the description gives. */
  readonly example?: string | number;
}

/** The fields of a resource's records. */
export interface Description {
  readonly fields: readonly Field[];
  /** What could not be inferred; each line begins with the name of its field. */
  readonly unclear: readonly string[];
  /** The records of the file, for the fixtures. */
  readonly samples?: readonly Record<string, unknown>[];
}

/** There are too many values for radio buttons or checkboxes, so they are searched. */
export const isSearched = ({ choices = [] }: Field) => choices.length > 8;

/** Many codes such as currencies, which are shown as they are and need no texts. */
export const isCodes = ({ choices = [] }: Field) =>
  choices.length > 12 && choices.every(({ value, label }) => value === label);
