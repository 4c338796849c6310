import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ShellPlace } from './ShellPlace';

/** The help of all areas, beside the page; it stays open from page to page. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer open variant="persistent" anchor="right">
      <Box component="aside" aria-labelledby={id} sx={{ width: 'min(400px, 100vw)', p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
            {translate('ui.help.title')}
          </Typography>
          <IconButton aria-label={translate('ui.action.close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <ShellPlace place="help" />
      </Box>
    </Drawer>
  );
}
