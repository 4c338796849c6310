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

/** A message in a widget. It is no live region: the page announces the result for all widgets. */
export function WidgetMessage({ text, onRetry, retryCaption }: WidgetMessageProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {onRetry ? (
        <Button
          size="small"
          variant="outlined"
          onClick={({ currentTarget }) => {
            // The button disappears while the request runs.
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
