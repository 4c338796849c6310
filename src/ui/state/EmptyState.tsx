import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame';

interface EmptyStateProps {
  title?: string;
  message?: string;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Says that there is nothing here yet; announced politely. */
export function EmptyState({ title, message, icon = <InboxOutlined />, children }: EmptyStateProps) {
  return (
    <StateFrame role="status" icon={icon} title={title} message={message}>
      {children}
    </StateFrame>
  );
}
