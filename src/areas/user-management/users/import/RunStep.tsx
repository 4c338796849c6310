import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ProgressLine } from '../csv/ProgressLine';
import type { Import } from './useImport';

const texts = 'areas.user-management.users.import.run';

/** Step 4: the import itself. Cancelling lets the call on its way finish, so that nobody has to guess what was imported. */
export function RunStep({ task }: { task: Import }) {
  const translate = useTranslate();
  const { done, total, phase, cancel } = task.run;
  const stopping = phase === 'stopping';
  return (
    <Stack spacing={2} sx={{ maxWidth: 560, alignItems: 'flex-start' }}>
      <ProgressLine label={translate(`${texts}.running`)} done={done} total={total} />
      <Typography role="status">{translate(`${texts}.${stopping ? 'stopping' : 'keepOpen'}`)}</Typography>
      <Button variant="outlined" disabled={stopping} onClick={cancel}>
        {translate('ui.action.cancel')}
      </Button>
    </Stack>
  );
}
