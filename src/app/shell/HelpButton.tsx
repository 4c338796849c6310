import Close from '@mui/icons-material/Close';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDialogTurn } from '../../ui/dialog/dialogOrder';
import { handsetQuery } from '../../ui/handsetQuery';
import { helpAnchor } from '../../ui/shell';

/** Opens the help of all areas from the toolbar. */
export function HelpButton({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={translate('ui.help.open')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...helpAnchor('shell.help')}
      >
        <HelpOutline />
      </IconButton>
      {open ? <HelpPanel onClose={() => setOpen(false)}>{children}</HelpPanel> : null}
    </>
  );
}

/** The help of all areas, beside the page; it stays open from page to page. On a handset it is a dialog above the page. */
function HelpPanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const translate = useTranslate();
  const isHandset = useMediaQuery(handsetQuery, { noSsr: true });
  useDialogTurn('page', isHandset);
  const id = useId();
  return (
    <Drawer open variant={isHandset ? 'temporary' : 'persistent'} anchor="right" onClose={onClose}>
      <Box
        role={isHandset ? 'dialog' : 'complementary'}
        aria-labelledby={id}
        sx={{ width: 'min(400px, 100vw)', p: 2 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
            {translate('ui.help.title')}
          </Typography>
          <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        {children}
      </Box>
    </Drawer>
  );
}
