import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame';

interface EmptyStateProps {
  title?: string;
  message?: string;
  icon?: ReactNode;
  /** Below the head of a page, with which it lines up, instead of in the middle of its place. */
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
