import type { BulkSelection } from '../../../../api/records';
import type { BulkOrder } from './bulkOperations';
import type { BulkOutcome } from './bulkOutcome';

/** Where a bulk change stands: what to choose, its dry run, the change itself, the results. */
export type BulkStep =
  | { readonly name: 'choosing' }
  | { readonly name: 'checking' }
  | { readonly name: 'checkFailed'; readonly error: unknown }
  /** `recounted`: another number of users matches than was chosen. */
  | { readonly name: 'checked'; readonly outcome: BulkOutcome; readonly recounted: boolean }
  | { readonly name: 'running'; readonly count: number }
  /** `error` is undefined when the person stopped waiting. In both cases the server may have made the change. */
  | { readonly name: 'unknown'; readonly error: unknown }
  | {
      readonly name: 'finished';
      readonly order: BulkOrder;
      readonly outcome: BulkOutcome;
      /** A change was taken back. */
      readonly undone: boolean;
    };

/** How many users a selection is for. */
export function selectedCount(selection: BulkSelection): number {
  return 'ids' in selection ? selection.ids.length : selection.expectedCount;
}
