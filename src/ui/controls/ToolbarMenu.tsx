import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';
import { handsetQuery } from '../handsetQuery';
import { helpAnchor } from '../shell';
import { named } from '../tips/tip';
import { useOnceOpened } from '../useOnceOpened';

interface ToolbarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  /** The button's id for help. */
  anchor?: string;
  /** Whether the menu is aligned with the button's end. */
  atEnd?: boolean;
  /** Whether the current page is the place of this menu. */
  isCurrent?: boolean;
  /** Fills the screen on a handset; it needs a line that closes it there. */
  fillsHandset?: boolean;
  onOpen?: () => void;
  /** The lines; call `close` when one is chosen. */
  children: (close: () => void) => ReactNode;
}

/** A toolbar button that opens a menu below it. The menu is rendered from its first opening. */
export function ToolbarMenu(props: ToolbarMenuProps) {
  const { name, icon, anchor: helpId, atEnd = false, isCurrent = false, fillsHandset = false } = props;
  const { onOpen, children } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const isNeeded = useOnceOpened(isOpen);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        {...named(name)}
        {...(helpId && helpAnchor(helpId))}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...(isCurrent && { 'aria-current': 'page', sx: currentLook })}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
      >
        {icon}
      </IconButton>
      {isNeeded ? (
        <Menu
          id={id}
          anchorEl={anchor}
          open={isOpen}
          onClose={close}
          {...(atEnd && menuLook)}
          // It may touch the edges of the window.
          {...(fillsHandset && { marginThreshold: null })}
          slotProps={{ list: { 'aria-label': name }, ...(fillsHandset && { paper: { sx: handsetLook } }) }}
        >
          {children(close)}
        </Menu>
      ) : null}
    </>
  );
}

/** The bar of the menu's current line, below the icon. */
const currentLook = {
  color: 'primary.main',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInline: 8,
    height: 3,
    borderRadius: 3,
    bgcolor: 'primary.main',
  },
  '@media (forced-colors: active)': { outline: '1px solid' },
} as const;

/** MUI sets the menu's position as an inline style. */
const handsetLook = {
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

/** The first line gets the focus, whichever is selected: most lines are actions, not choices. */
const menuLook = {
  variant: 'menu',
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
