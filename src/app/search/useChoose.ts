import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../services';
import { recentsKey, withRecent } from './recents';
import type { SearchItem } from './searchItem';

const logoutPath = '/logout';

/** Returns a function that opens or does what a line says, and remembers it. */
export function useChoose(onClose: () => void): (item: SearchItem) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { store } = useServices();
  return ({ id, to, act, isRetry }) => {
    if (isRetry) return act?.();
    // A recent record whose name is awaited.
    if (to === undefined && act === undefined) return;
    // Or the next Enter in an empty search would sign out.
    if (to !== logoutPath) store.setItem(recentsKey, withRecent(store.getItem(recentsKey), id));
    // At once, because an open dialog keeps the focus.
    flushSync(onClose);
    act?.();
    if (to?.startsWith('#')) navigate({ pathname, search, hash: to });
    else if (to !== undefined) {
      // Until the page's heading takes the focus: a second Enter would press what had it before.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      navigate(to);
    }
  };
}
