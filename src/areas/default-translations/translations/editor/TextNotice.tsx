import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface TextNoticeProps {
  /** What is so with the text that is edited. */
  children: ReactNode;
  action: string;
  onAction: () => void;
}

/** Says something about the text that is edited, with what can be done about it. */
export function TextNotice({ children, action, onAction }: TextNoticeProps) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
