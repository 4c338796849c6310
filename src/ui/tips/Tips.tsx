import Tooltip from '@mui/material/Tooltip';
import { useEffect, useId, useRef, useState } from 'react';
import { type Tip, tipOf } from './tip';

/** Milliseconds of hovering before a text is shown, as in MUI's tooltips. */
const hoverMs = 100;

/**
 * The one tooltip of all elements with `tip`, `hoverTip` or `tipIfCut`, wherever they are. A tip that the keyboard's focus
 * shows stays until the focus leaves, unless another is pointed at. Escape, or a press of a `hoverTip`'s control, hides a
 * tip until its element is left.
 */
export function Tips() {
  const id = useId();
  const [visibleTip, setVisibleTip] = useState<Tip>();
  const dismissed = useRef<Element>(undefined);
  const element = visibleTip?.element;

  useEffect(() => {
    let timer: number | undefined;
    const show = (next: Tip | undefined, delay: number) => {
      window.clearTimeout(timer);
      if (next === undefined) setVisibleTip(undefined);
      else timer = window.setTimeout(() => setVisibleTip(next.element.isConnected ? next : undefined), delay);
    };
    /** The tip of the element with the keyboard's focus. */
    const focused = () => {
      const active = document.activeElement;
      return active?.matches(':focus-visible') && active !== dismissed.current ? tipOf(active) : undefined;
    };
    const onOver = ({ target }: MouseEvent) => {
      // A text that is shown can be pointed at.
      if (target instanceof Element && target.closest(`[id="${id}"]`) !== null) return;
      const pointed = tipOf(target);
      if (pointed !== undefined && pointed.element === dismissed.current) return;
      if (!dismissed.current?.matches(':focus-visible')) dismissed.current = undefined;
      show(pointed ?? focused(), hoverMs);
    };
    const onLeaveWindow = () => show(focused(), 0);
    const onFocus = () => {
      dismissed.current = undefined;
      show(focused(), 0);
    };
    const onBlur = () => show(undefined, 0);
    const onClick = ({ target }: MouseEvent) => {
      const pressed = tipOf(target);
      if (pressed?.element.dataset.tip !== undefined) show(pressed, 0);
      if (pressed?.element.dataset.hoverTip !== undefined) {
        dismissed.current = pressed.element;
        show(undefined, 0);
      }
    };
    const root = document.documentElement;
    document.addEventListener('mouseover', onOver);
    root.addEventListener('mouseleave', onLeaveWindow);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('click', onClick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('mouseover', onOver);
      root.removeEventListener('mouseleave', onLeaveWindow);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('click', onClick);
    };
  }, [id]);

  useEffect(() => {
    if (element === undefined) return;
    const observer = new MutationObserver(() => {
      const next = element.isConnected ? tipOf(element) : undefined;
      setVisibleTip((current) => (current?.text === next?.text ? current : next));
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-tip', 'data-hover-tip'],
    });
    return () => observer.disconnect();
  }, [element]);

  if (visibleTip === undefined) return null;
  return (
    <Tooltip
      open
      id={id}
      title={visibleTip.text}
      onClose={() => {
        dismissed.current = visibleTip.element;
        setVisibleTip(undefined);
      }}
      slotProps={{
        popper: { anchorEl: visibleTip.element },
        tooltip: { sx: { whiteSpace: 'pre-line' } },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
