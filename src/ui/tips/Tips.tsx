import Tooltip from '@mui/material/Tooltip';
import { useEffect, useId, useState } from 'react';
import { tipOf } from './tip';

/** Milliseconds of hovering before a text is shown, as in MUI's tooltips. */
const hoverMs = 100;

/** The one tooltip of all elements with `tip` or `tipIfCut`, wherever they are. Escape hides it. */
export function Tips() {
  const id = useId();
  const [shown, setShown] = useState<ReturnType<typeof tipOf>>();
  const element = shown?.element;

  useEffect(() => {
    let timer: number | undefined;
    const show = (target: EventTarget | null, delay: number) => {
      window.clearTimeout(timer);
      const next = tipOf(target);
      if (next === undefined) setShown(undefined);
      else timer = window.setTimeout(() => setShown(next), delay);
    };
    const onOver = ({ target }: MouseEvent) => {
      // A text that is shown can be pointed at.
      if (target instanceof Element && target.closest(`[id="${id}"]`) !== null) return;
      show(target, hoverMs);
    };
    const onFocus = ({ target }: FocusEvent) => show(target, 0);
    const onBlur = () => show(null, 0);
    document.addEventListener('mouseover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('mouseover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
    };
  }, [id]);

  useEffect(() => {
    if (element === undefined) return;
    // A cut text is read out in full anyway.
    if (element.dataset.tip !== undefined) element.setAttribute('aria-describedby', id);
    const whenGone = new MutationObserver(() => {
      if (!element.isConnected) setShown(undefined);
    });
    whenGone.observe(document.body, { childList: true, subtree: true });
    return () => {
      whenGone.disconnect();
      element.removeAttribute('aria-describedby');
    };
  }, [element, id]);

  if (shown === undefined) return null;
  return (
    <Tooltip
      open
      id={id}
      title={shown.text}
      onClose={() => setShown(undefined)}
      slotProps={{
        popper: { anchorEl: shown.element },
        tooltip: { sx: { whiteSpace: 'pre-line' } },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
