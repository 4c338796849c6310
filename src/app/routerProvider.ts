import { reactRouterProvider } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';

/** The path segment that React Router has read as `value`, decoded only once: React Router decodes `%252F` in an id to a slash. */
function decodedParam(pathname: string, value: string): string {
  const parts = pathname.split('/').map(decoded);
  return parts.find((part) => part.replaceAll('%2F', '/') === value) ?? value;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** React Router as react-admin's router provider, with ids exactly as in the address. */
export const routerProvider: typeof reactRouterProvider = {
  ...reactRouterProvider,
  useParams: <Params extends Record<string, string | undefined>>() => {
    const params = useParams();
    const { pathname } = useLocation();
    const read = Object.entries(params).map(([name, value]) => [
      name,
      name === '*' || value === undefined ? value : decodedParam(pathname, value),
    ]);
    return Object.fromEntries(read) as Params;
  },
};
