import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { instrumentSlot } from '../../app/layout/instrumentSlotName';
import { buttonLayer } from './look';
import { useTexts } from './textsContext';
import { shortcut } from './useShortcut';

interface PanelButtonProps {
  /** How many scenarios are active. */
  count: number;
  panelOpen: boolean;
  onClick: () => void;
}

/** The button that opens the panel: in its slot of the toolbar, or in the corner of a page without one. */
export function PanelButton(props: PanelButtonProps) {
  const slot = useSlot();
  if (slot !== null) return createPortal(<SlotButton {...props} />, slot);
  return (
    <Box sx={corner}>
      <SlotButton {...props} />
    </Box>
  );
}

function SlotButton({ count, panelOpen, onClick }: PanelButtonProps) {
  const translate = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const behind = useBehindDialog(button);
  return (
    <ButtonBase
      ref={button}
      title={translate('qa.button.hint', { shortcut })}
      aria-label={translate('qa.button.name', { smart_count: count })}
      aria-haspopup="dialog"
      aria-expanded={panelOpen}
      aria-keyshortcuts={shortcut}
      tabIndex={behind ? -1 : 0}
      onClick={onClick}
      sx={look}
    >
      {translate('qa.button.label')}
      {count > 0 && (
        <Box component="span" sx={{ ml: 0.5, color: 'warning.main' }}>
          {count}
        </Box>
      )}
    </ButtonBase>
  );
}

/** The place that the toolbar keeps free for the button; null while there is no toolbar, as when the application does not start. */
function useSlot(): Element | null {
  return useSyncExternalStore(onPageChange, findSlot);
}

const findSlot = () => document.querySelector(`[${instrumentSlot}]`);

/** Calls the listener when elements of the page come or go; returns the function that ends it. */
function onPageChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
}

/** Whether a dialog of the page hides everything else from screen readers, so that nothing else may take the focus. */
function useBehindDialog(element: RefObject<Element | null>): boolean {
  const [behind, setBehind] = useState(false);
  useEffect(() => {
    const root = element.current?.closest('body > *');
    if (!root) return;
    const look = () => setBehind(root.getAttribute('aria-hidden') === 'true');
    const changes = new MutationObserver(look);
    changes.observe(root, { attributeFilter: ['aria-hidden'] });
    look();
    return () => changes.disconnect();
  }, [element]);
  return behind;
}

const corner = {
  position: 'fixed',
  right: 12,
  bottom: 12,
  zIndex: buttonLayer,
  displayPrint: 'none',
} as const;

/** As wide as its slot in the toolbar, with any number of scenarios. */
const look = {
  boxSizing: 'border-box',
  width: 64,
  height: 40,
  borderRadius: 1,
  border: '2px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.default',
  color: 'text.primary',
  fontFamily: (theme: Theme) => theme.typography.fontFamily,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1,
  '&:hover': { bgcolor: 'background.paper' },
  '&.Mui-focusVisible': { outline: '3px solid #63d5ea', outlineOffset: 3 },
} as const;
