import { createBrowserRouter } from 'react-router-dom';
import { BackOffice } from './BackOffice';
import { RouteFailure } from './RouteFailure';

export type Router = ReturnType<typeof createRouter>;

/**
 * The router of the application, on real paths below `basePath`. A data router, because only such a one can hold a
 * navigation back. It listens to the browser's history until it is disposed of.
 */
export function createRouter(basePath = '/') {
  return createBrowserRouter([{ path: '*', element: <BackOffice />, errorElement: <RouteFailure /> }], {
    basename: basePath,
  });
}
