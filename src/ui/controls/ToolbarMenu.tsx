import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';

interface ToolbarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  /** What finds the button again when its name changes while the application takes the place of a start page. */
  press?: string;
  /** Whether the menu ends where the button ends. */
  atEnd?: boolean;
  onOpen?: () => void;
  /** The lines; `close` is for a line that was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu below it. */
export function ToolbarMenu({ name, icon, press, atEnd = false, onOpen, children }: ToolbarMenuProps) {
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
          data-press={press}
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
        {...(atEnd && below)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {wasOpened ? children(close) : null}
      </Menu>
    </>
  );
}

/** The first line has the focus, whatever is chosen: most of the lines do something else than choose. */
const below = {
  variant: 'menu',
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
