import type { ReactNode } from 'react';
import { StateFrame } from '../state/StateFrame';
import { useDocumentTitle } from './documentTitle';

interface PageStateProps {
  icon?: ReactNode;
  /** The page's heading and the window's title. */
  title: string;
  /** How the heading looks, if not just its text. */
  heading?: ReactNode;
  message?: string;
  /** More sentences, and a button. */
  children?: ReactNode;
}

/** Replaces a whole page that cannot be shown: a page that does not exist, is not permitted, or a record that is gone. */
export function PageState({ title, heading = title, ...frame }: PageStateProps) {
  useDocumentTitle(title);
  return <StateFrame role="alert" heading="h1" title={heading} {...frame} />;
}
