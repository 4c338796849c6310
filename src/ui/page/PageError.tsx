import { ErrorState } from '../state/ErrorState';
import { useDocumentTitle } from './documentTitle';

interface PageErrorProps {
  title: string;
  message: string;
  onRetry: () => void;
  retryCaption?: string;
}

/** Replaces a whole page that failed: the error is its heading and the window's title. */
export function PageError({ title, ...props }: PageErrorProps) {
  useDocumentTitle(title);
  return <ErrorState heading="h1" title={title} {...props} />;
}
