import EditNote from '@mui/icons-material/EditNote';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useTextOverlay, useTranslating } from '@/ui/textOverlay';

/** In the syntax of `aria-keyshortcuts`. Neither browsers nor screen readers use it. */
const shortcut = 'Shift+F9';

/** Toggles translate mode in this tab. Other pages have its keys only, so that they load nothing for it. */
export function TranslateModeButton() {
  const translate = useTranslate();
  const { translate: turn } = useTextOverlay();
  const isOn = useTranslating();
  return (
    <Tooltip describeChild title={`${translate('areas.default-translations.mode.everywhere')} (${shortcut})`}>
      <Button
        variant="outlined"
        startIcon={<EditNote />}
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        sx={isOn ? { bgcolor: 'action.selected' } : {}}
        onClick={() => turn(!isOn)}
      >
        {translate('areas.default-translations.mode.name')}
      </Button>
    </Tooltip>
  );
}
