import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';

interface ToolbarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  onOpen?: () => void;
  /** The lines; `close` is for a line that was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu below it. */
export function ToolbarMenu({ name, icon, onOpen, children }: ToolbarMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  // Nothing is computed for a menu that nobody has opened; one that closes keeps its lines until it is gone.
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setWasOpened(true);
            onOpen?.();
          }}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {wasOpened ? children(close) : null}
      </Menu>
    </>
  );
}
