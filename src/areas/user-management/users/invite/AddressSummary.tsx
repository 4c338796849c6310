import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useErrorText } from '@/records/calls/useErrorText';
import type { Invitation } from './useInvitation';

interface AddressSummaryProps {
  ready: number;
  refused: number;
  check: Invitation['check'];
  filtered: boolean;
  onFilter: (filtered: boolean) => void;
  onRemove: () => void;
}

const texts = 'areas.user-management.create.users';

/** How many of the addresses will be invited, how many cannot be, and what can be done about those. */
export function AddressSummary(props: AddressSummaryProps) {
  const { ready, refused, check, filtered, onFilter, onRemove } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const counter = refused > 0 ? `${texts}.counterRefused` : `${texts}.counter`;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 32 }}>
        <Box role="status" sx={{ typography: 'subtitle2' }}>
          {ready + refused > 0 ? translate(counter, { smart_count: ready, refused }) : ''}
        </Box>
        {check.isChecking ? (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate(`${texts}.checking`)}
          </Box>
        ) : null}
        {refused > 0 ? (
          <>
            <Button size="small" variant="text" aria-pressed={filtered} onClick={() => onFilter(!filtered)}>
              {translate(`${texts}.filter`, { smart_count: refused })}
            </Button>
            <Button size="small" variant="text" onClick={onRemove}>
              {translate(`${texts}.removeRefused`, { smart_count: refused })}
            </Button>
          </>
        ) : null}
      </Stack>
      {check.failure === null ? null : (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={check.retry}>
              {translate('ui.action.retry')}
            </Button>
          }
        >
          {translate(`${texts}.checkFailed`, { reason: errorText(check.failure) })}
        </Alert>
      )}
    </Stack>
  );
}
