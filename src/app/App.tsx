import { CacheProvider } from '@emotion/react';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { hasUnsavedForms } from '@/ui/leave/changedForms';
import { PartRecoveryContext } from '@/ui/loading/partRecovery';
import { reloadWhenOutdated } from './new-version/reloadWhenOutdated';
import type { Router } from './router';
import { type Services, ServicesProvider } from './services';
import { emotionCache } from './theme/emotionCache';

/** The application. Router transitions are off: with them, react-admin blocks the router when a session ends. */
export function App({ services, router }: { services: Services; router: Router }) {
  const { versions } = services;
  const recoverPart = useCallback(() => reloadWhenOutdated(versions, { hasUnsavedForms }), [versions]);
  return (
    <CacheProvider value={emotionCache}>
      <ServicesProvider value={services}>
        <PartRecoveryContext value={recoverPart}>
          <RouterProvider router={router} useTransitions={false} />
        </PartRecoveryContext>
      </ServicesProvider>
    </CacheProvider>
  );
}

/** Calls `onCommit` once its children are in the document, before the first paint. */
export function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render
  useLayoutEffect(onCommit, []);
  return children;
}
