import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { qaButtonSlot } from '@/app/layout/qaButtonSlotName';
import { useTexts } from '../texts';

/** As in `aria-keyshortcuts`. Not Ctrl+Alt, which is AltGr: with Q it types `@` on German keyboards. */
const shortcut = 'Shift+F8';

/**
 * The button that opens the panel, with a dot while scenarios are active: in the toolbar's slot, or in the corner of a page
 * without one. In the ink of the page, because it is no part of the application that is looked at.
 */
export function PanelButton(props: { count: number; panelOpen: boolean; onClick: () => void }) {
  const { count, panelOpen, onClick } = props;
  const { translate } = useTexts();
  const slot = useSyncExternalStore(onPageChange, findSlot);
  const button = (
    <Badge variant="dot" color="warning" invisible={count === 0} sx={[dot, slot === null && corner]}>
      <Button
        variant="outlined"
        color="inherit"
        sx={look}
        title={translate('qa.button.hint', { shortcut })}
        aria-label={translate('qa.button.name', { smart_count: count })}
        aria-haspopup="dialog"
        aria-expanded={panelOpen}
        aria-keyshortcuts={shortcut}
        onClick={onClick}
      >
        {translate('qa.button.label')}
      </Button>
    </Badge>
  );
  return slot ? createPortal(button, slot) : button;
}

/** The toolbar's slot for the button; null while there is no toolbar, for example if the application does not start. */
const findSlot = () => document.querySelector(`[${qaButtonSlot}]`);

function onPageChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

const look = {
  height: 32,
  minWidth: 46,
  px: 1,
  fontSize: 14,
  borderRadius: '6px',
  borderColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
} as const;
const dot = { '& .MuiBadge-dot': { width: 6, height: 6, minWidth: 6 } } as const;
const corner = { position: 'fixed', right: 12, bottom: 12, zIndex: 'modal', displayPrint: 'none' } as const;
