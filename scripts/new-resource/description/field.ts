import type { Kind } from '../kinds.ts';

/** A field of the records that a resource is started for. */
export interface Field {
  readonly source: string;
  readonly kind: Kind;
  /** A form has to fill it in: what may be null is not required. */
  readonly required: boolean;
  readonly nullable?: boolean;
  /** The server sets it; no input is written. */
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** The record keeps the choice as a number. */
  readonly numeric?: boolean;
  /** The choices come from samples, which may not have all. */
  readonly open?: boolean;
  /** What its name refers to, and of a reference: the resource, in kebab-case. */
  readonly resource?: string;
  /** Of a list: the fields of its entries. */
  readonly fields?: readonly Field[];
  /** A value that the description gives. */
  readonly example?: string | number;
}

/** The fields of a resource's records. */
export interface Description {
  readonly fields: readonly Field[];
  /** What could not be told; each begins with the name of its field. */
  readonly unclear: readonly string[];
  /** The records of a file, for the fixtures. */
  readonly samples?: readonly Record<string, unknown>[];
}

/** More values than lines or checkboxes show well: they are searched. */
export const isSearched = ({ choices = [] }: Field) => choices.length > 8;

/** Codes such as currencies: each is called what it is, and needs no text. */
export const isCodes = ({ choices = [] }: Field) =>
  choices.length > 12 && choices.every(({ value, label }) => value === label);
