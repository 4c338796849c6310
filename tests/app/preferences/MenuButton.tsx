import { useCallback } from 'react';
import { useStore } from 'react-admin';

/** A button that keeps its state in react-admin's store, like the side menu's. */
export function MenuButton() {
  const [open, setOpen] = useStore('sidebar.open', true);
  const toggle = useCallback(() => setOpen(!open), [open, setOpen]);
  return (
    <button type="button" onClick={toggle}>
      {open ? 'Close menu' : 'Open menu'}
    </button>
  );
}
