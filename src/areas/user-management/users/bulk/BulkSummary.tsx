import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadingLine } from '../../../../ui/state/LoadingLine';
import type { BulkOp } from './bulkOperations';
import type { BulkStep } from './bulkStep';
import { useBulkSummary } from './useBulkSummary';

interface BulkSummaryProps {
  op: BulkOp;
  step: BulkStep;
  count: number;
}

/** How a bulk change stands, in words. The element stays while they change, so that each change is announced. */
export function BulkSummary({ op, step, count }: BulkSummaryProps) {
  const summary = useBulkSummary();
  const hasFailed = step.name === 'checkFailed' || step.name === 'unknown';
  const isBusy = step.name === 'checking' || step.name === 'running';
  const [first, ...further] = summary(op, step, count);
  return (
    <Box role="status" aria-busy={isBusy} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography
        variant={step.name === 'choosing' || isBusy ? 'body1' : 'subtitle1'}
        component="p"
        sx={{ display: 'flex', gap: 1, color: hasFailed ? 'error.main' : undefined }}
      >
        {hasFailed ? <ErrorOutline /> : null}
        {first}
      </Typography>
      {further.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      {isBusy ? (
        <Box sx={{ py: 2 }}>
          <LoadingLine />
        </Box>
      ) : null}
    </Box>
  );
}
