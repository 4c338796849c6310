import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';

interface MenuChoiceProps extends Omit<MenuItemProps, 'role' | 'selected'> {
  checked: boolean;
}

/** A menu line of which exactly one is selected. */
export function MenuChoice({ checked, children, ...item }: MenuChoiceProps) {
  return (
    <MenuItem {...item} role="menuitemradio" aria-checked={checked} selected={checked}>
      <ListItemIcon>{checked ? <Check fontSize="small" /> : null}</ListItemIcon>
      {children}
    </MenuItem>
  );
}
