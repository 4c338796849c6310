import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
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
}

/** Says that something failed and offers a retry; announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, heading, message, onRetry, retryCaption } = props;
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
    </StateFrame>
  );
}
