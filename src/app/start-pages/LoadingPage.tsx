import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page/PageHeader';
import { LoadingState } from '../../ui/state/LoadingState';

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
