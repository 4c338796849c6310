import { CacheProvider } from '@emotion/react';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { wouldLose } from '@/ui/leave/changedForms';
import { PartRecoveryContext } from '@/ui/loading/partRecovery';
import { reloadWhenOutdated } from './new-version/reloadWhenOutdated';
import type { Router } from './router';
import { type Services, ServicesProvider } from './services';
import { emotionCache } from './theme/emotionCache';

/** The application. Without transitions, because with them react-admin starves the router when a session ends. */
export function App({ services, router }: { services: Services; router: Router }) {
  const { versions } = services;
  const recoverPart = useCallback(() => reloadWhenOutdated(versions, { wouldLose }), [versions]);
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

/** Tells once when its children stand in the document, before they are painted. */
export function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first time alone
  useLayoutEffect(onCommit, []);
  return children;
}
