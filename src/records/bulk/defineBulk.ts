import type { SvgIconComponent } from '@mui/icons-material';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { ComponentType } from 'react';
import type { BulkRequest, BulkSelection } from '@/api/records';
import type { Reference } from '../references/defineReference';

/** The arguments of a change, by the server's names. */
export type BulkArgs = Readonly<Record<string, unknown>>;

/** A form for the arguments of a change. */
export interface BulkFormProps {
  /** Undefined while something is missing. */
  readonly args: BulkArgs | undefined;
  readonly onChange: (args: BulkArgs | undefined) => void;
  /** True once the change has been checked with these arguments. */
  readonly disabled: boolean;
}

/** A change that can be made to many records at once. */
export interface BulkOperation<Op extends string = string> {
  /**
   * The server's name for it. Its texts are `<texts>.actions.<op>`, `titles`, `will`, `done` and, with an argument,
   * `choose`; `delete` comes with texts.
   */
  readonly op: Op;
  readonly icon: SvgIconComponent;
  /** Shown as a button if there is room; other operations are menu lines. */
  readonly direct?: boolean;
  /** Cannot be undone: it is set apart and says so; its dialog focuses Cancel, and asks for a large number to be typed. */
  readonly danger?: boolean;
  /** The records, and with them their names, are gone afterwards. */
  readonly removes?: boolean;
  /** The action that it requires, as named in `area.ts`. Default: `delete` for the operation `delete`, else `edit`. */
  readonly action?: string;
  /** What to choose first: other records. `name` is the argument that is sent, and the field's label. */
  readonly argument?: { readonly name: string; readonly reference: Reference };
  /** Instead of `argument`: a form for the arguments. */
  readonly form?: ComponentType<BulkFormProps>;
  /** Instead of the usual dialog: a hook that returns a function to run the change on the selected records. */
  readonly useRun?: () => (rows: BulkSelection) => void;
  /** The operation that undoes it for the rows that it changed. */
  readonly inverse?: Op;
  /** The arguments of the inverse operation; default: the same. */
  readonly inverseArgs?: (args: BulkArgs) => BulkArgs;
}

/** An area's own call for a bulk change. */
interface BulkCall {
  readonly resource: string;
  /** Below the resource, with a leading slash. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The bulk changes of a list, in menu order. */
export interface BulkDescription<Op extends string = string> {
  readonly reference: Reference;
  /** The prefix of the texts; the generic ones in `records.bulk` can be overridden. */
  readonly texts: string;
  /** The prefix of the texts that give a reason for each code; default: `<texts>.refusals`. */
  readonly refusals?: string;
  readonly refreshes?: readonly string[];
  /**
   * Codes for which a retry does not help: there is nothing to do, or a rule forbids it. Each has a text in
   * `<texts>.reasons`.
   */
  readonly skipCodes: readonly string[];
  readonly operations: readonly BulkOperation<Op>[];
  /** Address and body of the call if they are not the resource's own; a dry run adds `dryRun` to the body. */
  readonly callOf?: (request: BulkRequest) => BulkCall;
  /** How a text before and after a change is displayed; default: as it is. */
  readonly showText?: (text: string) => string;
  /** Links to where a change of several records without an inverse can be reverted; the server stores it under this id. */
  readonly wayBack?: ComponentType<{ change: string }>;
}

/** Describes a list's bulk changes; the list gets the bar, the dialog with dry run and results, and undo. */
export function defineBulk<Op extends string>(description: BulkDescription<Op>): BulkDescription<Op> {
  return description;
}

/**
 * The bulk change of a list that only deletes. The confirmation shows the result of a dry run, with the reason for each
 * record that cannot be deleted. For other changes use `defineBulk`.
 * @param refusals the prefix of the area's texts that give a reason for each code; default: the server's own words
 */
export function deleteSelected(reference: Reference, refusals = 'records.bulk.refusals'): BulkDescription {
  const operation = { op: 'delete', icon: DeleteOutlined, direct: true, danger: true, removes: true };
  return defineBulk({ reference, texts: 'records.bulk', refusals, skipCodes: [], operations: [operation] });
}
