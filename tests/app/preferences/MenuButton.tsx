import { useCallback } from 'react';
import { useStore } from 'react-admin';

/** A button that keeps its state in react-admin's store, as the side menu's does. */
export function MenuButton() {
  const [open, setOpen] = useStore('sidebar.open', true);
  const toggle = useCallback(() => setOpen(!open), [open, setOpen]);
  return (
    <button type="button" onClick={toggle}>
      {open ? 'Close menu' : 'Open menu'}
    </button>
  );
}
