import { useDocumentTitle } from './documentTitle';
import { ErrorState } from './ErrorState';

interface PageErrorProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** Stands for a whole page that failed: the error is its heading and the title of the window. */
export function PageError({ title, message, onRetry }: PageErrorProps) {
  useDocumentTitle(title);
  return <ErrorState heading="h1" title={title} message={message} onRetry={onRetry} />;
}
