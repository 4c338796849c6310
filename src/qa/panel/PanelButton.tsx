import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonLayer } from './look';
import { useTexts } from './textsContext';
import { useBehindDialog } from './useBehindDialog';
import { shortcut } from './useShortcut';
import { useSlot } from './useSlot';

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
