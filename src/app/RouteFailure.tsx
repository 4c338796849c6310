import { useRouteError } from 'react-router-dom';
import { StartFailure } from './StartFailure';

/** What is shown when something fails above the shell: a readable page, never the router's own with a stack. */
export function RouteFailure() {
  return <StartFailure error={useRouteError()} />;
}
