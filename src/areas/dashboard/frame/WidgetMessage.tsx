import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { focusAround } from '@/ui/focus/takeFocus';

interface WidgetMessageProps {
  text: string;
  onRetry?: (() => void) | undefined;
  retryCaption?: string;
}

/** What a widget says in place of its contents. Not announced by itself: the page does so once for all. */
export function WidgetMessage({ text, onRetry, retryCaption }: WidgetMessageProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {onRetry ? (
        <Button
          size="small"
          variant="outlined"
          onClick={({ currentTarget }) => {
            // It goes while it is tried again.
            focusAround(currentTarget);
            onRetry();
          }}
          sx={{ displayPrint: 'none' }}
        >
          {retryCaption ?? translate('ui.action.retry')}
        </Button>
      ) : null}
    </Box>
  );
}
