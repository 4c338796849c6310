import { basePath } from '@/config';
import type { Shortcut } from '../layout/layoutSchema';

/**
 * The shortcut for an address of the application, named like what is offered there, or like its page; with an empty path
 * for any other address.
 * @param root the path of the start page, ending in `/`
 */
export function fromAddress(address: string, offered: readonly Shortcut[], root = basePath): Shortcut {
  const url = URL.canParse(address.trim(), location.origin) ? new URL(address.trim(), location.origin) : null;
  if (url === null || url.origin !== location.origin || !url.pathname.startsWith(root))
    return { name: address, to: '' };
  const path = `/${url.pathname.slice(root.length)}`;
  const to = `${path}${url.search}`;
  const known = offered.find((each) => each.to === to) ?? offered.find((each) => each.to === path);
  return { name: known?.name ?? path, to };
}
