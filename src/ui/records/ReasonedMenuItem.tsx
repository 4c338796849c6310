import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { type ReactNode, useId } from 'react';

interface ReasonedMenuItemProps extends Omit<MenuItemProps, 'disabled' | 'children'> {
  /** Why the line does nothing, as a sentence; it stands below the caption. */
  reason?: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A line of a menu that can be switched off with a reason: it can still be reached, and choosing it keeps the menu open. */
export function ReasonedMenuItem({ reason, icon, children, onClick, ...item }: ReasonedMenuItemProps) {
  const id = useId();
  const off = reason !== undefined;
  return (
    <MenuItem
      {...item}
      onClick={off ? undefined : onClick}
      aria-disabled={off || undefined}
      aria-describedby={off ? id : undefined}
      aria-labelledby={`${id}-caption`}
      sx={off ? { cursor: 'not-allowed' } : undefined}
    >
      {icon ? <ListItemIcon sx={off ? { color: 'text.disabled' } : undefined}>{icon}</ListItemIcon> : null}
      <ListItemText
        primary={children}
        secondary={reason}
        slotProps={{
          primary: { id: `${id}-caption`, color: off ? 'text.disabled' : undefined },
          secondary: { id, sx: { whiteSpace: 'normal', maxWidth: '20rem' } },
        }}
      />
    </MenuItem>
  );
}
