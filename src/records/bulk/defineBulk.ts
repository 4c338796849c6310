import type { SvgIconComponent } from '@mui/icons-material';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { ComponentType } from 'react';
import type { BulkRequest, BulkSelection } from '@/api/records';
import type { Reference } from '../references/defineReference';

/** What is said of a change before it is checked, by the server's words. */
export type BulkArgs = Readonly<Record<string, unknown>>;

/** A form for the arguments of a change. */
export interface BulkFormProps {
  /** Undefined as long as something is missing. */
  readonly args: BulkArgs | undefined;
  readonly onChange: (args: BulkArgs | undefined) => void;
  /** The change has been checked with these arguments. */
  readonly disabled: boolean;
}

/** A change that can be made to many records at once. */
export interface BulkOperation<Op extends string = string> {
  /** The server's word for it; its texts are `<texts>.actions.<op>`, `titles`, `will`, `done` and, with an argument, `choose`; `delete` has them. */
  readonly op: Op;
  readonly icon: SvgIconComponent;
  /** A button of its own where there is room; the others are lines of a menu. */
  readonly direct?: boolean;
  /** It cannot be undone: it stands apart, says so, and its dialog has the focus on Cancel. */
  readonly danger?: boolean;
  /** The records are gone afterwards, and their names with them. */
  readonly removes?: boolean;
  /** The action that it needs, as `area.ts` names them; `delete` for the operation of that name and `edit` for others unless told. */
  readonly action?: string;
  /** What must be chosen first: other records, sent as the argument of this name, which is also the field's label. */
  readonly argument?: { readonly name: string; readonly reference: Reference };
  /** Instead of `argument`: a form for what must be said first. */
  readonly form?: ComponentType<BulkFormProps>;
  /** Instead of the usual dialog: a hook that gives what makes the change of the selected records. */
  readonly useRun?: () => (rows: BulkSelection) => void;
  /** The operation that takes it back for the rows on which it was made. */
  readonly inverse?: Op;
}

/** A call of an area's own for a bulk change. */
interface BulkCall {
  readonly resource: string;
  /** Below the resource, beginning with a slash. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The changes of many records that a list offers, in the order of its menu. */
export interface BulkDescription<Op extends string = string> {
  readonly reference: Reference;
  /** The key of the texts; those that say the same of all records are in `records.bulk` and may be replaced. */
  readonly texts: string;
  /** The key of texts that give a reason for each code, where they stand apart from `<texts>.refusals`. */
  readonly refusals?: string;
  readonly refreshes?: readonly string[];
  /** The codes that trying again does not change: there is nothing to do, or a rule forbids it. Each has a text in `<texts>.reasons`. */
  readonly skipCodes: readonly string[];
  readonly operations: readonly BulkOperation<Op>[];
  /** The address and the body of the call where it is not the resource's own; a dry run adds `dryRun` to the body. */
  readonly callOf?: (request: BulkRequest) => BulkCall;
  /** Leads to what takes a change back that has no inverse; the server keeps the change under this id. */
  readonly wayBack?: ComponentType<{ change: string }>;
}

/** Describes the changes of many records: a list gets the bar, the dialog with dry run and results, and the way back. */
export function defineBulk<Op extends string>(description: BulkDescription<Op>): BulkDescription<Op> {
  return description;
}

/**
 * The change of a list that only deletes: after a question that says by a dry run what will happen, with the reason for each
 * record that cannot be deleted. Further changes take `defineBulk`.
 * @param refusals the key of the area's texts that give a reason for each code; without it the server's own words do
 */
export function deleteSelected(reference: Reference, refusals = 'records.bulk.refusals'): BulkDescription {
  const operation = { op: 'delete', icon: DeleteOutlined, direct: true, danger: true, removes: true };
  return defineBulk({ reference, texts: 'records.bulk', refusals, skipCodes: [], operations: [operation] });
}
