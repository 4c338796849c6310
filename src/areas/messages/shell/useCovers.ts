import { type RefObject, useEffect, useState } from 'react';

/** Whether an element that lies over the page would cover what has the focus: it is not to be seen then. */
export function useCovers(element: RefObject<HTMLElement | null>, isOver: boolean): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!isOver) return setCovers(false);
    const look = () => {
      const focused = document.activeElement;
      const own = element.current;
      if (own === null) return;
      const isElsewhere = focused !== null && focused !== document.body && !own.contains(focused);
      setCovers(isElsewhere && focused.closest('main') !== null && meet(own, focused));
    };
    look();
    const events = ['focusin', 'focusout', 'scroll', 'resize'];
    for (const name of events) window.addEventListener(name, look, true);
    return () => {
      for (const name of events) window.removeEventListener(name, look, true);
    };
  }, [element, isOver]);
  return covers;
}

/** Whether two elements share a part of the window. The page itself may have the focus: then nothing is covered. */
function meet(left: Element, right: Element): boolean {
  if (right.matches('main')) return false;
  const [one, other] = [left.getBoundingClientRect(), right.getBoundingClientRect()];
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
