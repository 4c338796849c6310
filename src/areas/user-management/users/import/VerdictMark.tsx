import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutlineOutlined';
import type { OutcomeKind } from './outcome';

/** The sign of what became of a row; the words beside it say the same. */
export function VerdictMark({ kind }: { kind: OutcomeKind }) {
  if (kind === 'ready' || kind === 'done') return <CheckCircleOutlined {...mark} color="success" />;
  if (kind === 'skipped') return <RemoveCircleOutline {...mark} color="action" />;
  if (kind === 'open') return <HourglassEmptyOutlined {...mark} color="action" />;
  return <ErrorOutlined {...mark} color="error" />;
}

const mark = { 'aria-hidden': true, fontSize: 'small', sx: { flexShrink: 0 } } as const;
