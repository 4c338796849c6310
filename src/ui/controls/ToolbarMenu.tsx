import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { handsetQuery } from '../handsetQuery';
import { helpAnchor } from '../shell';

interface ToolbarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  /** What help calls the button. */
  anchor?: string;
  /** Whether the menu ends where the button ends. */
  atEnd?: boolean;
  /** On a handset it takes the whole screen; one of its lines closes it there. */
  fillsHandset?: boolean;
  onOpen?: () => void;
  /** The lines; `close` is for a line that was chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu below it. */
export function ToolbarMenu(props: ToolbarMenuProps) {
  const { name, icon, anchor: helpId, atEnd = false, fillsHandset = false, onOpen, children } = props;
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
          {...(helpId && helpAnchor(helpId))}
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
        slotProps={{ list: { 'aria-label': name }, ...(fillsHandset && { paper: { sx: wholeHandset } }) }}
      >
        {wasOpened ? children(close) : null}
      </Menu>
    </>
  );
}

/** Where the menu would stand is written into its style. */
const wholeHandset = {
  [`@media ${handsetQuery}`]: {
    inset: '0 !important',
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
} as const;

/** The first line has the focus, whatever is chosen: most of the lines do something else than choose. */
const below = {
  variant: 'menu',
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
