import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';

interface PopoverButtonProps {
  /** The name of the button and of what it opens. */
  name: string;
  icon: ReactNode;
  /** What stands in it goes on when it is closed: an export, for instance. */
  keepMounted?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** An icon that opens something below it, which takes no room on the page. */
export function PopoverButton({ name, icon, keepMounted = false, sx, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={sx}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        keepMounted={keepMounted}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, variant: 'outlined' } }}
      >
        {children}
      </Popover>
    </>
  );
}
