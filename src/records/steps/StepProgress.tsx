import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ProgressLine } from '@/ui/state/ProgressLine';

interface StepProgressProps {
  task: {
    readonly done: number;
    readonly total: number;
    readonly phase: string;
    readonly cancel: () => void;
  };
  label: string;
  /** What is to be known meanwhile. */
  said?: string;
  /** The caption of what stops it: the call on its way is finished, so that nobody has to guess what was done. */
  stop: string;
}

/** How far long work is, with the way to stop it. */
export function StepProgress({ task, label, said, stop }: StepProgressProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, alignItems: 'flex-start' }}>
      <ProgressLine label={label} done={task.done} total={task.total} />
      {said === undefined ? null : <Typography role="status">{said}</Typography>}
      <Button variant="outlined" disabled={task.phase === 'stopping'} onClick={task.cancel}>
        {stop}
      </Button>
    </Stack>
  );
}
