import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../ui/loading/LazyPart';
import { helpAnchor } from '../../ui/shell';
import { useContributing } from './useContributing';

const HelpPanel = lazyPart(() => import('./HelpPanel').then((part) => part.HelpPanel));

/** The button of the toolbar that opens the help; not there where no area helps this person. */
export function HelpButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (useContributing('help').length === 0) return null;
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
      {open ? <HelpPanel onClose={() => setOpen(false)} /> : null}
    </>
  );
}
