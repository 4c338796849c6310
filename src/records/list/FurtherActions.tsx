import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { handsetWidth } from '../../ui/handsetWidth';

/** The buttons of a list's head beside the main one; on a handset they stand behind one button. */
export function FurtherActions({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const handset = useMediaQuery(handsetWidth, { noSsr: true });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!handset) return children;
  const name = translate('records.furtherActions');
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Behind the main one.
        sx={{ order: 1 }}
      >
        <MoreVert />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // What was begun in it goes on when it is closed: an export, for instance.
        keepMounted
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1.5 }}>{children}</Box>
      </Popover>
    </>
  );
}
