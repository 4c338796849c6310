import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTextOverlay, useTranslating } from '@/ui/textOverlay';

/** As in `aria-keyshortcuts`; neither browsers nor screen readers use it. */
const shortcut = 'Shift+F9';

/** Switches translate mode on and off for all pages of this tab. Elsewhere its keys do, so that no page loads anything for it. */
export function TranslateModeButton() {
  const translate = useTranslate();
  const { translate: turn } = useTextOverlay();
  const isOn = useTranslating();
  const [isTold, tell] = useState(false);
  return (
    <Tooltip
      describeChild
      open={isTold}
      onOpen={() => tell(true)}
      onClose={() => tell(false)}
      title={`${translate('areas.default-translations.mode.everywhere')} (${shortcut})`}
    >
      <Button
        variant="outlined"
        startIcon={<EditNote />}
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        sx={isOn ? pressed : {}}
        onClick={() => {
          // The bar that comes moves the page below what would still stand there.
          tell(false);
          turn(!isOn);
        }}
      >
        {translate('areas.default-translations.mode.name')}
      </Button>
    </Tooltip>
  );
}

const pressed = { bgcolor: 'action.selected' } as const;
