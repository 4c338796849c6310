import { RouterProvider } from 'react-router-dom';
import type { Router } from './router';
import { type Services, ServicesProvider } from './services';

/**
 * The application: its services, and its pages by address. Without transitions, because with them react-admin starves
 * the router when a session ends.
 */
export function App({ services, router }: { services: Services; router: Router }) {
  return (
    <ServicesProvider value={services}>
      <RouterProvider router={router} useTransitions={false} />
    </ServicesProvider>
  );
}
