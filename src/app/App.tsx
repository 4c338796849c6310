import { CacheProvider } from '@emotion/react';
import { RouterProvider } from 'react-router-dom';
import { PartRecovery } from './new-version/PartRecovery';
import type { Router } from './router';
import { type Services, ServicesProvider } from './services';
import { emotionCache } from './theme/emotionCache';

/**
 * The application: its services, and its pages by address. Without transitions, because with them react-admin starves
 * the router when a session ends.
 */
export function App({ services, router }: { services: Services; router: Router }) {
  return (
    <CacheProvider value={emotionCache}>
      <ServicesProvider value={services}>
        <PartRecovery>
          <RouterProvider router={router} useTransitions={false} />
        </PartRecovery>
      </ServicesProvider>
    </CacheProvider>
  );
}
