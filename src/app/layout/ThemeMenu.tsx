import Check from '@mui/icons-material/Check';
import Contrast from '@mui/icons-material/Contrast';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useRemoveFromStore, useStore, useTranslate } from 'react-admin';

/** What the visitor may choose; `system` follows the device and is the absence of a choice. */
const choices = ['light', 'dark', 'system'] as const;

/** The toolbar's theme button and its menu. The choice lies in react-admin's store under `theme`. */
export function ThemeMenu() {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [stored, store] = useStore<unknown>('theme');
  const removeFromStore = useRemoveFromStore('theme');
  const current = stored === 'light' || stored === 'dark' ? stored : 'system';
  const isOpen = anchor !== null;
  const name = translate('ui.theme.label');

  const choose = (choice: (typeof choices)[number]) => {
    if (choice === 'system') removeFromStore();
    else store(choice);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Contrast />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === current}
            selected={choice === current}
            onClick={() => choose(choice)}
          >
            <ListItemIcon>{choice === current ? <Check fontSize="small" /> : null}</ListItemIcon>
            {translate(`ui.theme.${choice}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
