import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { named } from '../tips/tip';
import { useOnceOpened } from '../useOnceOpened';
import { isTurnedOff } from './isTurnedOff';

interface PopoverButtonProps {
  /** The name of the button and of its popover. */
  name: string;
  icon: ReactNode;
  /** Keeps the content running while closed, from its first opening: an export, for instance. */
  keepMounted?: boolean;
  /** Closes when a button or link inside is clicked, like a menu; a disabled one with a reason stays visible. */
  closeOnPress?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** An icon button that opens a popover below it. The popover is rendered from its first opening. */
export function PopoverButton(props: PopoverButtonProps) {
  const { name, icon, keepMounted = false, closeOnPress = false, sx, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isNeeded = useOnceOpened(anchor !== null);
  const onContentClick = ({ target }: MouseEvent) => {
    if (closeOnPress && !isTurnedOff(target)) setAnchor(null);
  };
  return (
    <>
      <IconButton
        {...named(name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={sx}
      >
        {icon}
      </IconButton>
      {isNeeded ? (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          keepMounted={keepMounted}
          slotProps={{ paper: { role: 'dialog', 'aria-label': name, onClick: onContentClick } }}
        >
          {children}
        </Popover>
      ) : null}
    </>
  );
}
