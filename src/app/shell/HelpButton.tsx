import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { helpAnchor } from '../../ui/shell';
import { HelpPanel } from './HelpPanel';

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
