import EditNote from '@mui/icons-material/EditNote';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { switchMode, useModeSwitch } from './modeSwitch';

/** As in `aria-keyshortcuts`; neither browsers nor screen readers use it. */
const shortcut = 'Shift+F9';

/** Switches translate mode on and off, from the toolbar or by its keys; it ends with the session. */
export function ModeButton() {
  const translate = useTranslate();
  const isOn = useModeSwitch();
  useShortcut(() => switchMode(!isOn));
  useEffect(() => () => switchMode(false), []);
  const name = translate('areas.default-translations.mode.name');
  return (
    <Tooltip title={`${name} (${shortcut})`}>
      <IconButton
        aria-label={name}
        aria-pressed={isOn}
        aria-keyshortcuts={shortcut}
        sx={isOn ? pressed : {}}
        onClick={() => switchMode(!isOn)}
      >
        <EditNote />
      </IconButton>
    </Tooltip>
  );
}

const pressed = { color: 'primary.main', bgcolor: 'action.selected' } as const;

function useShortcut(act: () => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event;
      if (key !== 'F9' || !shiftKey || ctrlKey || altKey || metaKey || repeat) return;
      event.preventDefault();
      act();
    }
    // Before the page: a dialog must not take the keys.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [act]);
}
