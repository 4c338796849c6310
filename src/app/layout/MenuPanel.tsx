import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ProductMark } from './ProductMark';

interface MenuPanelProps {
  id: string;
  handset: boolean;
  open: boolean;
  productName: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of the side menu: next to the content, or on a handset over it with a backdrop (reading R6). */
export function MenuPanel({ id, handset, open, productName, onClose, children }: MenuPanelProps) {
  const translate = useTranslate();
  const name = translate('ui.menu.name');
  if (!handset) {
    return (
      <Box sx={[panel, open ? null : closedPanel]}>
        <Box component="nav" id={id} aria-label={name} sx={column}>
          {children}
        </Box>
      </Box>
    );
  }
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': name } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1, width: menuWidth }}>
        <ProductMark name={productName} />
        <IconButton aria-label={translate('ui.menu.close')} onClick={onClose} sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" id={id} aria-label={name} sx={overlay}>
        {children}
      </Box>
    </Drawer>
  );
}

const menuWidth = (theme: Theme) => theme.sidebar.width;

const panel = {
  flexShrink: 0,
  width: menuWidth,
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  overflow: 'clip',
  displayPrint: 'none',
  transition: 'width 200ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

/** Hidden after the animation, also from keyboard and screen readers. */
const closedPanel = {
  width: 0,
  borderInlineEndWidth: 0,
  visibility: 'hidden',
  transition: 'width 200ms ease-out, visibility 0s 200ms',
} as const;

const column = {
  position: 'sticky',
  top: 'var(--toolbar-offset)',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: menuWidth,
  // Ends at the bottom of the window even with bars above it.
  height: 'calc(100dvh - var(--toolbar-offset) - var(--bars-height, 0px))',
  overflowY: 'auto',
} as const;

const overlay = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  width: menuWidth,
  maxWidth: '100vw',
} as const;
