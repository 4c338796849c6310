import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useErrorText } from '../../../../records/calls/useErrorText';

interface AddressSummaryProps {
  ready: number;
  refused: number;
  checking: boolean;
  /** Why the server could not be asked about the addresses. */
  failure: unknown;
  onRetry: () => void;
  /** Whether only those are shown that cannot be invited. */
  filtered: boolean;
  onFilter: (filtered: boolean) => void;
  /** Takes all out that cannot be invited. */
  onRemove: () => void;
}

const texts = 'areas.user-management.users.invite';

/** How many of the addresses will be invited and how many not, and what can be done about those. */
export function AddressSummary(props: AddressSummaryProps) {
  const { ready, refused, checking, failure, onRetry, filtered, onFilter, onRemove } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const counter = translate(refused > 0 ? `${texts}.counterRefused` : `${texts}.counter`, {
    smart_count: ready,
    refused,
  });
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 32 }}>
        <Box role="status" sx={{ typography: 'subtitle2' }}>
          {ready + refused > 0 ? counter : ''}
        </Box>
        {checking ? (
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
      {failure === undefined ? null : (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              {translate('ui.action.retry')}
            </Button>
          }
        >
          {translate(`${texts}.checkFailed`, { reason: errorText(failure) })}
        </Alert>
      )}
    </Stack>
  );
}
