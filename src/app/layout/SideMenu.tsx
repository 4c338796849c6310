import ExpandMore from '@mui/icons-material/ExpandMore';
import Login from '@mui/icons-material/Login';
import Box, { type BoxProps } from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { helpAnchor } from '@/ui/shell';
import { isCurrent, type MenuChild, type MenuEntry } from './menuEntry';

/** The style of a side menu entry: captions wrap. The current entry has the accent colour but not another weight, so that selecting never causes a wrap. */
const menuRow: SxProps<Theme> = {
  minHeight: 40,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& .MuiListItemIcon-root': { minWidth: 28, color: 'text.secondary' },
  '&.Mui-selected': {
    color: 'primary.main',
    '@media (forced-colors: active)': { outline: '1px solid' },
    '& .MuiListItemIcon-root': { color: 'inherit' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 10,
      insetInlineStart: 0,
      width: 3,
      borderRadius: 3,
      bgcolor: 'primary.main',
    },
  },
};

/** A list of menu entries. The role is explicit, because some screen readers drop it together with the bullets. */
function MenuList({ id, sx, children }: Pick<BoxProps, 'id' | 'sx' | 'children'>) {
  return (
    <Box component="ul" role="list" id={id} sx={[listSx, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Box>
  );
}

const listSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

interface MenuLinkProps {
  entry: MenuChild & Partial<Pick<MenuEntry, 'icon'>>;
  current: boolean;
  onChoose: () => void;
}

/** A link of the side menu; the one to the current page is highlighted and has `aria-current`. */
const MenuLink = memo(function MenuLink({ entry, current, onChoose }: MenuLinkProps) {
  const Icon = entry.icon;
  return (
    <li>
      <ListItemButton
        component={Link}
        to={entry.to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        sx={menuRow}
        {...(Icon && helpAnchor(`shell.menu.${entry.key}`))}
      >
        {Icon ? (
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
        ) : (
          <Box sx={{ flexShrink: 0, width: 28 }} />
        )}
        {entry.caption}
      </ListItemButton>
    </li>
  );
});

interface MenuGroupProps {
  entry: MenuEntry;
  current: boolean;
  onChoose: () => void;
}

/** A menu entry with children: a button that opens and closes their list. It opens automatically when a child becomes current. */
const MenuGroup = memo(function MenuGroup({ entry, current, onChoose }: MenuGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(current);
  const [wasCurrent, setWasCurrent] = useState(current);
  if (current !== wasCurrent) {
    setWasCurrent(current);
    if (current) setOpen(true);
  }
  const Icon = entry.icon;
  return (
    <li>
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        {...helpAnchor(`shell.menu.${entry.key}`)}
        sx={{ ...menuRow, width: '100%', textAlign: 'start', ...(current && { color: 'primary.main' }) }}
      >
        <ListItemIcon>
          <Icon fontSize="small" />
        </ListItemIcon>
        {entry.caption}
        <ExpandMore
          fontSize="small"
          sx={{ ml: 'auto', color: 'text.secondary', transform: open ? 'rotate(180deg)' : undefined }}
        />
      </ListItemButton>
      {open ? (
        <MenuList id={id} sx={{ mt: 0.25 }}>
          {entry.children?.map((child) => (
            <MenuItem key={child.key} entry={child} onChoose={onChoose} />
          ))}
        </MenuList>
      ) : null}
    </li>
  );
});

interface SideMenuProps {
  /** Ignored while nobody is signed in: then the menu is only 'Sign In' (reading R6). */
  entries: readonly MenuEntry[];
  signedIn: boolean;
  /** Whether the permissions are still loading: placeholders replace the entries that depend on them. */
  loading: boolean;
  onChoose: () => void;
}

/** The entries of the side menu; those marked `end` are at the bottom. */
export const SideMenu = memo(function SideMenu({ entries, signedIn, loading, onChoose }: SideMenuProps) {
  const translate = useTranslate();
  const visibleEntries: readonly MenuEntry[] = signedIn
    ? entries
    : [{ key: 'sign-in', caption: translate('ui.menu.signIn'), to: '/login', icon: Login }];
  const lastEntries = visibleEntries.filter((entry) => entry.end);
  return (
    <Box
      aria-busy={loading}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 2, px: 1, py: 2 }}
    >
      {loading ? (
        <Placeholders />
      ) : (
        <MenuList>
          {visibleEntries
            .filter((entry) => !entry.end)
            .map((entry) => (
              <MenuItem key={entry.key} entry={entry} onChoose={onChoose} />
            ))}
        </MenuList>
      )}
      {lastEntries.length > 0 ? (
        <MenuList sx={{ mt: 'auto', pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          {lastEntries.map((entry) => (
            <MenuItem key={entry.key} entry={entry} onChoose={onChoose} />
          ))}
        </MenuList>
      ) : null}
    </Box>
  );
});

/** Alone follows the address, so that its entry is rendered again only when it becomes current or ceases to be. */
function MenuItem({ entry, onChoose }: Omit<MenuLinkProps, 'current'> & { entry: MenuChild | MenuEntry }) {
  const { pathname } = useLocation();
  const current = isCurrent(pathname, entry);
  return 'children' in entry && entry.children ? (
    <MenuGroup {...{ entry, current, onChoose }} />
  ) : (
    <MenuLink {...{ entry, current, onChoose }} />
  );
}

function Placeholders() {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', gap: 2, px: 1.5, py: 1.5 }}>
      {['70%', '85%', '55%', '75%', '60%'].map((width) => (
        <Box
          key={width}
          sx={{ width, height: 14, borderRadius: 0.5, bgcolor: 'action.disabledBackground' }}
        />
      ))}
    </Box>
  );
}
