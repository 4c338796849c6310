import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { focusAround } from '../focus/takeFocus';
import { StateFrame } from './StateFrame';

interface ErrorStateProps {
  title: string;
  heading?: 'h1' | 'p';
  message?: string;
  onRetry?: () => void;
  retryCaption?: string;
  /** For a support desk, collapsed at first: a request number, a status. Never a stack, never a token. */
  details?: string;
}

/** Says that something failed and offers a retry; announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, heading, message, onRetry, retryCaption, details } = props;
  const translate = useTranslate();
  return (
    <StateFrame role="alert" icon={<ErrorOutline />} title={title} heading={heading} message={message}>
      {onRetry ? (
        <Button
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button disappears during the retry.
            focusAround(currentTarget);
            onRetry();
          }}
        >
          {retryCaption ?? translate('ui.action.retry')}
        </Button>
      ) : null}
      {details ? (
        <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
            {translate('ui.state.details')}
          </Box>
          {details}
        </Box>
      ) : null}
    </StateFrame>
  );
}
