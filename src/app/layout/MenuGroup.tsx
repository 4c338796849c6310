import ExpandMore from '@mui/icons-material/ExpandMore';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { helpAnchor } from '@/ui/shell';
import { MenuLink } from './MenuLink';
import { MenuList } from './MenuList';
import { isCurrent, type MenuEntry } from './menuEntry';
import { menuRow } from './menuRow';

interface MenuGroupProps {
  entry: MenuEntry;
  onChoose: () => void;
}

/** A menu entry with children: a button that opens and closes their list. It opens automatically when a child becomes current. */
export function MenuGroup({ entry, onChoose }: MenuGroupProps) {
  const id = useId();
  const { pathname } = useLocation();
  const current = isCurrent(pathname, entry.to);
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
            <MenuLink key={child.key} entry={child} onChoose={onChoose} />
          ))}
        </MenuList>
      ) : null}
    </li>
  );
}
