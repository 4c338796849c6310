import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame';

interface EmptyStateProps {
  title?: string;
  message?: string;
  icon?: ReactNode;
  /** Aligned with the header of a page instead of centred. */
  atStart?: boolean;
  children?: ReactNode;
}

/** Says that there is nothing here yet; announced politely. */
export function EmptyState({ icon = <InboxOutlined />, children, ...frame }: EmptyStateProps) {
  return (
    <StateFrame role="status" icon={icon} {...frame}>
      {children}
    </StateFrame>
  );
}
