import { type ReactNode, useState } from 'react';
import { useDeferred } from '../../ui/loading/useDeferred';
import { useServices } from '../services';
import { LoadingPage } from '../start-pages/LoadingPage';

/**
 * Shows of the first page what its frame showed, until the application stands in the document, and the page after that.
 * react-admin registers resources then and renders all there is several times; the page is rendered once, in pieces.
 */
export function AfterFrame({ children }: { children: ReactNode }) {
  const { frame } = useServices();
  const [head] = useState(frame?.head);
  const pieces = useDeferred(head === undefined ? 0 : 1);
  return pieces === 1 || head === undefined ? children : <LoadingPage {...head} />;
}
