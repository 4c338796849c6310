import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { HeadingFocusProvider } from '@/ui/focus/HeadingFocusProvider';
import { handsetQuery } from '@/ui/handsetQuery';
import { Tips } from '@/ui/tips/Tips';
import { BannerPlace } from './BannerPlace';
import { MenuPanel } from './MenuPanel';
import type { MenuEntry } from './menuEntry';
import { PageArea } from './PageArea';
import { ShellToolbar } from './ShellToolbar';
import { SideMenu } from './SideMenu';

interface MenuState {
  readonly handset: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes the overlay of a handset; the menu on a desktop stays as it is. */
  readonly closeOverlay: () => void;
}

/** Whether the side menu is open: on a desktop as stored, on a handset initially closed and not stored. */
function useMenuState(): MenuState {
  const handset = useMediaQuery(handsetQuery, { noSsr: true });
  const [storedOpen, setStoredOpen] = useStore<unknown>('sidebar.open', true);
  const { pathname } = useLocation();
  // The page on which the overlay was opened: any navigation closes it.
  const [overlayOn, setOverlayOn] = useState<string>();
  const overlay = overlayOn === pathname;
  if (overlayOn !== undefined && (!handset || !overlay)) setOverlayOn(undefined);

  // The store may contain anything: other values than booleans count as no choice.
  const pinned = typeof storedOpen === 'boolean' ? storedOpen : true;
  const closeOverlay = useCallback(() => setOverlayOn(undefined), []);
  // On a desktop the same function on every page, so that the toolbar is not rendered again.
  const page = handset ? pathname : undefined;
  const toggle = useCallback(
    () => (page === undefined ? setStoredOpen(!pinned) : setOverlayOn(overlay ? undefined : page)),
    [page, overlay, setStoredOpen, pinned],
  );
  return { handset, open: handset ? overlay : pinned, toggle, closeOverlay };
}

/** The first Tab stop: a link past the toolbar and the menu, visible only while it has the focus. */
function SkipLink({ id, target }: { id: string; target: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  const skip = (event: MouseEvent) => {
    // Following the link would add the hash to the address.
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <Box
      component="a"
      href={`#${id}`}
      onClick={skip}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        top: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        displayPrint: 'none',
      }}
    >
      {translate('ui.menu.skip')}
    </Box>
  );
}

interface ShellProps {
  /** Ignored while nobody is signed in. */
  entries: readonly MenuEntry[];
  signedIn: boolean;
  /** Whether the entries are still unknown; those marked `end` are shown anyway. */
  menuLoading?: boolean;
  /** Whether a dialog covers everything, which is then out of reach of keyboard and screen readers. */
  veiled?: boolean;
  productName: string;
  /** Beside the product's name. */
  search?: ReactNode;
  tools?: ReactNode;
  banner?: ReactNode;
  /** The breadcrumb, above the headline. */
  trail?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, toolbar, side menu and content (specification, section 2; reading R6). */
export function Shell(props: ShellProps) {
  const {
    entries,
    signedIn,
    menuLoading = false,
    veiled = false,
    productName,
    search,
    tools,
    banner,
    trail,
    children,
  } = props;
  const menu = useMenuState();
  const main = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <HeadingFocusProvider signedIn={signedIn}>
      <Box sx={frame} inert={veiled}>
        <SkipLink id={`${id}-main`} target={main} />
        <ShellToolbar
          productName={productName}
          menuId={`${id}-menu`}
          open={menu.open}
          onToggle={menu.toggle}
          search={search}
          tools={tools}
        />
        <BannerPlace>{banner}</BannerPlace>
        <Box sx={{ display: 'flex', flexGrow: 1 }}>
          <MenuPanel
            id={`${id}-menu`}
            handset={menu.handset}
            open={menu.open}
            productName={productName}
            onClose={menu.closeOverlay}
          >
            <SideMenu
              entries={entries}
              signedIn={signedIn}
              loading={menuLoading && signedIn}
              onChoose={menu.closeOverlay}
            />
          </MenuPanel>
          <PageArea id={`${id}-main`} ref={main} trail={trail}>
            {children}
          </PageArea>
        </Box>
      </Box>
      <Tips />
    </HeadingFocusProvider>
  );
}

const frame = {
  '--toolbar-height': '56px',
  '--toolbar-offset': '57px',
  '--banner-height': { xs: '6.25rem', sm: '4rem' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media (max-height: 399.98px)': { '--toolbar-offset': '0px' },
} as const;
