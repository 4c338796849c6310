import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BulkRows } from './BulkRows';
import type { BulkOp } from './bulkOperations';
import type { BulkOutcome } from './bulkOutcome';

interface BulkReportProps {
  op: BulkOp;
  outcome: BulkOutcome;
  /** The change was made; false for its dry run. */
  isDone: boolean;
}

/** Whom a bulk change concerns, row by row: what failed, what is skipped and why, and, closed at first, the others. */
export function BulkReport({ op, outcome, isDone }: BulkReportProps) {
  const translate = useTranslate();
  const title = (name: string, count: number) =>
    translate(`areas.user-management.users.bulk.rows.${name}`, { smart_count: count });
  const { done, skipped, failed } = outcome;
  // Who was deleted has no name any more.
  const showsDone = !(isDone && op === 'delete');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: 2 }}>
      <BulkRows title={title(isDone ? 'failed' : 'impossible', failed.length)} rows={failed} isOpen />
      <BulkRows title={title(isDone ? 'skipped' : 'skips', skipped.length)} rows={skipped} isOpen />
      {showsDone ? <BulkRows title={title(isDone ? 'done' : 'will', done.length)} rows={done} /> : null}
    </Box>
  );
}
