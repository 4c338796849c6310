import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useNumberFormat } from '../formats';

interface ProgressLineProps {
  /** The progress bar's name: what is going on. */
  label: string;
  done: number;
  /** 0 while unknown. */
  total: number;
}

/** The progress of long work: a bar and '3,000 of 12,400'. */
export function ProgressLine({ label, done, total }: ProgressLineProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const text = translate('ui.state.progress', { done: number(done), total: number(total) });
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', pt: 1 }}>
      <LinearProgress
        aria-label={label}
        aria-valuetext={total > 0 ? text : undefined}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : undefined}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
        {total > 0 ? text : null}
      </Typography>
    </Box>
  );
}
