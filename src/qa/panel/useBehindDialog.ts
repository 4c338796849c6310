import { type RefObject, useEffect, useState } from 'react';

/** Whether a dialog of the page hides everything else from screen readers, so that nothing else may take the focus. */
export function useBehindDialog(element: RefObject<Element | null>): boolean {
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
