import { type ReactNode, useState } from 'react';
import { useDeferred } from '../../ui/loading/useDeferred';
import { PageHeader } from '../../ui/page/PageHeader';
import { LoadingState } from '../../ui/state/LoadingState';
import { useServices } from '../services';

interface LoadingPageProps {
  headline: string;
  lead?: ReactNode;
}

/** The head of a page whose content is on its way. */
function LoadingPage(head: LoadingPageProps) {
  return (
    <>
      <PageHeader {...head} />
      <LoadingState />
    </>
  );
}

/** The frame of any page; the script in `index.html` puts headline and lead in, or takes them out. */
export function EmptyFrame() {
  return <LoadingPage headline="…" lead={<span>…</span>} />;
}

/** Shows the frame's head until react-admin has registered its resources; then the page, rendered once. */
export function AfterFrame({ children }: { children: ReactNode }) {
  const { frame } = useServices();
  const [head] = useState(frame?.head);
  const pieces = useDeferred(head === undefined ? 0 : 1);
  return pieces === 1 || head === undefined ? children : <LoadingPage {...head} />;
}
