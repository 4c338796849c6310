import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, type ReactNode, useState } from 'react';

interface PopoverButtonProps {
  /** The name of the button and of what it opens. */
  name: string;
  icon: ReactNode;
  /** What stands in it goes on when it is closed: an export, for instance. */
  keepMounted?: boolean;
  /** Closes when a button or a link in it is pressed, as a menu does; one that says why it is switched off stays in sight. */
  closeOnPress?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** An icon that opens something below it, which takes no room on the page. */
export function PopoverButton(props: PopoverButtonProps) {
  const { name, icon, keepMounted = false, closeOnPress = false, sx, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pressed = ({ target }: MouseEvent) => {
    const isOff = target instanceof Element && target.closest('[aria-disabled=true]');
    if (closeOnPress && !isOff) setAnchor(null);
  };
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, variant: 'outlined', onClick: pressed } }}
      >
        {children}
      </Popover>
    </>
  );
}
