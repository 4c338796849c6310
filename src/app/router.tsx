import { createBrowserRouter } from 'react-router-dom';
import { BackOffice } from './BackOffice';
import { RouteFailure } from './StartFailure';

export type Router = ReturnType<typeof createRouter>;

/** The router below `basePath`; a data router, because only that can block navigation. Listens until it is disposed. */
export function createRouter(basePath = '/') {
  return createBrowserRouter([{ path: '*', element: <BackOffice />, errorElement: <RouteFailure /> }], {
    basename: basePath,
  });
}
