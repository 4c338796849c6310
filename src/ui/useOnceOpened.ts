import { useState } from 'react';

/**
 * Whether something is open, or has been: a dialog, menu or popover is rendered from its first opening, and stays while it
 * fades out.
 */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return isOpen || wasOpened;
}
