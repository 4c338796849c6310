import { basePath } from '@/config';
import type { Shortcut } from '../layout/layoutSchema';

/**
 * The shortcut for an address of the application, named like what is offered there, or like its page; with an empty path
 * for any other address.
 * @param root the path of the start page, ending in `/`
 */
export function fromAddress(address: string, offered: readonly Shortcut[], root = basePath): Shortcut {
  const typed = address.trim();
  const url = URL.canParse(typed, location.origin) ? new URL(typed, location.origin) : null;
  const isBelowRoot = url?.pathname.startsWith(root) === true;
  // A typed path may begin at the application.
  if (url?.origin !== location.origin || !(isBelowRoot || typed.startsWith('/')))
    return { name: address, to: '' };
  const path = isBelowRoot ? `/${url.pathname.slice(root.length)}` : url.pathname;
  const to = `${path}${url.search}`;
  const known = offered.find((each) => each.to === to) ?? offered.find((each) => each.to === path);
  return { name: known?.name ?? path, to };
}
