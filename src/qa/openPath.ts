import { basePath } from '@/config';
import { isApplicationPath } from '@/ui/page/applicationPath';

/** The parameter of the start page that names the page to open. */
const parameter = 'open';

/**
 * A link that opens a page on a static server, where only the start page is a file: `<root>?open=/user-management/users`.
 * @param path a path of the application with query and hash, beginning in `/`
 * @param root the address of the start page, ending in `/`
 */
export function linkTo(path: string, root = new URL(basePath, location.origin).href): string {
  return `${root}?${parameter}=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}

/**
 * The path with query and hash in the `open` parameter of the start page (or `index.html`). Undefined for other addresses, and for
 * anything but a path of the application, so that a link cannot lead elsewhere. The address's own hash is the fallback.
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

/** Replaces the address bar's content before the router reads it. */
export function openAddress(href: string): void {
  // A relative icon link would break at the new address, where browsers load it again.
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute('href', icon.href);
  history.replaceState(history.state, '', href);
}
