import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Link, useLocation } from 'react-router-dom';
import { helpAnchor } from '@/ui/shell';
import { isCurrent, type MenuChild, type MenuEntry } from './menuEntry';
import { menuRow } from './menuRow';

interface MenuLinkProps {
  entry: MenuChild & Partial<Pick<MenuEntry, 'icon'>>;
  onChoose: () => void;
}

/** A link of the side menu; the one to the current page is highlighted and has `aria-current`. */
export function MenuLink({ entry, onChoose }: MenuLinkProps) {
  const { pathname } = useLocation();
  const current = isCurrent(pathname, entry.to);
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
}
