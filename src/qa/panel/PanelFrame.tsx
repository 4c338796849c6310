import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useState } from 'react';
import { dockedWidth } from './docked';

interface PanelFrameProps {
  docked: boolean;
  open: boolean;
  /** The id of the element that names the panel. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** Where the open panel stands: over the page as a modal dialog, or beside it, where both can be worked with. */
export function PanelFrame({ docked, open, labelledBy, onClose, children }: PanelFrameProps) {
  // What is not modal is not built before it is asked for, and keeps its state afterwards.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!docked) {
    return (
      <Drawer
        anchor="right"
        open={open}
        onClose={onClose}
        sx={{ displayPrint: 'none' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': labelledBy, sx: over } }}
      >
        {children}
      </Drawer>
    );
  }
  if (!wasOpen) return null;
  return (
    <Drawer
      anchor="right"
      variant="persistent"
      open={open}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: { role: 'complementary', 'aria-labelledby': labelledBy, sx: { ...edge, width: dockedWidth } },
      }}
    >
      {open ? <GlobalStyles styles={narrowPage} /> : null}
      {children}
    </Drawer>
  );
}

const edge = { borderLeft: '2px solid', borderColor: 'primary.main' } as const;
const over = { ...edge, width: 'min(480px, 100%)' } as const;
const narrowPage = { '@media screen': { '#root': { marginRight: dockedWidth } } };
