import MenuIcon from '@mui/icons-material/Menu';
import MenuOpen from '@mui/icons-material/MenuOpen';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { helpAnchor } from '@/ui/shell';
import { named } from '@/ui/tips/tip';
import { ProductMark } from './ProductMark';

interface ShellToolbarProps {
  productName: string;
  menuId: string;
  open: boolean;
  onToggle: () => void;
  search?: ReactNode;
  tools?: ReactNode;
}

/** The top toolbar: menu button, product and, at the end, the tools. In a very low window it scrolls with the page. */
export const ShellToolbar = memo(function ShellToolbar({
  productName,
  menuId,
  open,
  onToggle,
  search,
  tools,
}: ShellToolbarProps) {
  const translate = useTranslate();
  return (
    <AppBar
      position="sticky"
      sx={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        minHeight: 'var(--toolbar-height)',
        px: { xs: 1, sm: 1.5 },
        displayPrint: 'none',
        '@media (max-height: 399.98px)': { position: 'static' },
      }}
    >
      <Box sx={start}>
        <IconButton
          {...named(translate(open ? 'ui.menu.close' : 'ui.menu.open'))}
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={onToggle}
          {...helpAnchor('shell.menu')}
        >
          {open ? <MenuOpen /> : <MenuIcon />}
        </IconButton>
        <ProductMark name={productName} />
      </Box>
      {search}
      <Box sx={{ flexGrow: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>{tools}</Box>
    </AppBar>
  );
});

/** As wide as the menu, so that the search begins where the page's content does. */
const start = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1.5 },
  minWidth: (theme: Theme) => ({ xs: 0, md: `calc(${theme.sidebar.width}px + 16px)` }),
} as const;
