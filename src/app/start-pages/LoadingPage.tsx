import type { ReactNode } from 'react';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';

interface LoadingPageProps {
  headline: string;
  lead?: ReactNode;
}

/** The head of a page whose content is on its way. */
export function LoadingPage(head: LoadingPageProps) {
  return (
    <>
      <PageHeader {...head} />
      <LoadingState />
    </>
  );
}
