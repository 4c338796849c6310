import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useDialogOpen } from '@/ui/dialog/dialogOrder';
import { ModalDialog } from '@/ui/dialog/ModalDialog';
import { isMetered } from '@/ui/loading/isMetered';
import { lazyPart } from '@/ui/loading/LazyPart';
import { whenIdle } from '@/ui/loading/whenIdle';
import { useProfile } from '../profileQuery';
import { useServices, useSession } from '../services';
import { OpenSearchContext } from './openSearch';
import { recentsKey, visitedRecord, withRecent } from './recents';
import { isSearchKey } from './shortcut';

const SearchPanel = lazyPart(() => import('./SearchPanel').then((m) => m.SearchPanel));

/** The search of everything: its dialog, its shortcut, and the button's access to it. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { signedIn, epoch } = useSession();
  const { isOpen, opening, open, close } = useOpening(signedIn);
  useSearchKey(signedIn, isOpen, isOpen ? close : open);
  return (
    <OpenSearchContext value={signedIn ? open : undefined}>
      {children}
      {signedIn ? <SearchDialog key={epoch} isOpen={isOpen} opening={opening} onClose={close} /> : null}
    </OpenSearchContext>
  );
}

/**
 * Whether it is open: until somebody goes back or to another page. A page may change its own address meanwhile, as a list
 * does a moment after its filter.
 */
function useOpening(signedIn: boolean) {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [openedAt, setOpenedAt] = useState<{ readonly key: string; readonly pathname: string }>();
  const isOpen = signedIn && openedAt?.key === key;
  if (openedAt !== undefined && !isOpen) {
    const isSamePage = signedIn && !isBack && openedAt.pathname === pathname;
    setOpenedAt(isSamePage ? { key, pathname } : undefined);
  }
  const [opening, setOpening] = useState(0);
  // Stable, so that the toolbar does not render again on each page.
  const open = useEvent(() => {
    setOpenedAt({ key, pathname });
    setOpening(opening + 1);
  });
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { isOpen, opening, open, close };
}

interface SearchDialogProps {
  isOpen: boolean;
  /** The number of the opening: each begins anew, even while the previous one fades out. */
  opening: number;
  onClose: () => void;
}

/** The dialog, whose code is loaded when the page is idle, or with the first opening. */
function SearchDialog({ isOpen, opening, onClose }: SearchDialogProps) {
  const translate = useTranslate();
  useEffect(() => {
    if (isMetered()) return;
    // Opening it tries again.
    return whenIdle(() => void SearchPanel.preload().catch(() => {}));
  }, []);
  useVisits();
  return (
    <ModalDialog
      open={isOpen}
      title={translate('app.search.title')}
      onClose={onClose}
      maxWidth="sm"
      fillsHandset
      atTop
    >
      <SearchPanel key={opening} onClose={onClose} />
    </ModalDialog>
  );
}

/** Acts on Ctrl+K (⌘K), unless a dialog or menu is open, or the key does something where the focus is. */
function useSearchKey(isActive: boolean, isOpen: boolean, act: () => void): void {
  const isDialogOpen = useDialogOpen();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.defaultPrevented || !isSearchKey(event)) return;
    const isElsewhere = event.target instanceof Element && event.target.closest('.MuiModal-root') !== null;
    if (!isOpen && (isDialogOpen || isElsewhere)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Remembers the records whose pages are opened, once it is known for whom. */
function useVisits(): void {
  const { areas, store } = useServices();
  const { pathname } = useLocation();
  const isKnown = useProfile().data !== undefined;
  useEffect(() => {
    const id = isKnown ? visitedRecord(areas, pathname) : undefined;
    if (id !== undefined) store.setItem(recentsKey, withRecent(store.getItem(recentsKey), id));
  }, [areas, store, pathname, isKnown]);
}
