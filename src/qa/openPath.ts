import { basePath } from '../config';
import { isApplicationPath } from '../ui/page/applicationPath';

/** The parameter of the start page that names the page to open. */
const parameter = 'open';

/**
 * The link that opens a page of the demo on any static server: only the start page is a file there, so the page is
 * named by a parameter: `<root>?open=/user-management/users`.
 * @param path a path of the application with query and hash, beginning in `/`
 * @param root the address of the start page, ending in `/`
 */
export function linkTo(path: string, root = new URL(basePath, location.origin).href): string {
  return `${root}?${parameter}=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

/**
 * The path with query and hash, below the origin, that an address of the start page asks for; the start page's own for
 * `index.html`. Undefined for any other address, and when it asks for something that is not a path of the application: a link must
 * not lead elsewhere. A hash of the address itself counts where the path has none, as after a redirect.
 * @param root the path of the start page, ending in `/`
 */
export function openedPath(href: string, root = basePath): string | undefined {
  const { origin, pathname, searchParams, hash } = new URL(href);
  if (pathname !== root && pathname !== `${root}index.html`) return undefined;
  const start = pathname === root ? undefined : root;
  const open = searchParams.get(parameter);
  if (open === null || !isApplicationPath(open)) return start;
  const target = new URL(open, origin);
  return `${root}${target.pathname.slice(1)}${target.search}${target.hash || hash}`;
}

/** Puts an address of the application into the address bar, before the router reads it. */
export function openAddress(href: string): void {
  // A relative link to the icon leads nowhere from another address, and browsers look for it again there.
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', icon.href);
  history.replaceState(history.state, '', href);
}
