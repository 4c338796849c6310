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
  /** A note shown meanwhile. */
  note?: string;
  /** The caption of the stop button. The current call is still finished, so that its result is known. */
  stop: string;
}

/** The progress of a long task, with a stop button. */
export function StepProgress({ task, label, note, stop }: StepProgressProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, alignItems: 'flex-start' }}>
      <ProgressLine label={label} done={task.done} total={task.total} />
      {note === undefined ? null : <Typography role="status">{note}</Typography>}
      <Button variant="outlined" disabled={task.phase === 'stopping'} onClick={task.cancel}>
        {stop}
      </Button>
    </Stack>
  );
}
