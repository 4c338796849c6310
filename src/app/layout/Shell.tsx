import Box from '@mui/material/Box';
import { type ReactNode, useId, useRef } from 'react';
import { HeadingFocusProvider } from '@/ui/focus/HeadingFocusProvider';
import { BannerPlace } from './BannerPlace';
import { MenuPanel } from './MenuPanel';
import type { MenuEntry } from './menuEntry';
import { useMenuState } from './menuState';
import { PageArea } from './PageArea';
import { ShellToolbar } from './ShellToolbar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';

interface ShellProps {
  /** Ignored while nobody is signed in. */
  entries: readonly MenuEntry[];
  signedIn: boolean;
  /** Whether the entries are still unknown; those marked `end` are shown anyway. */
  menuLoading?: boolean;
  /** Whether a dialog covers everything, which is then out of reach of keyboard and screen readers. */
  veiled?: boolean;
  productName: string;
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
    tools,
    banner,
    trail,
    children,
  } = props;
  const menu = useMenuState();
  const main = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <HeadingFocusProvider>
      <Box sx={frame} inert={veiled}>
        <SkipLink id={`${id}-main`} target={main} />
        <ShellToolbar
          productName={productName}
          menuId={`${id}-menu`}
          open={menu.open}
          onToggle={menu.toggle}
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
