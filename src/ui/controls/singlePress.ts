import { useEffect } from 'react';

interface Click {
  readonly control: Element;
  readonly caption: string;
  readonly x: number;
  readonly y: number;
  readonly around: number;
  readonly time: number;
}

/** How long, in milliseconds, a place belongs to the control that was clicked there. */
const repeatWithinMs = 1000;
/** How far a mouse may move, in CSS pixels, and still be at the same place; a finger is less exact. */
const aroundMouse = 6;
const aroundFinger = 24;

/**
 * Ignores a second click within one second at the same spot if it would hit a different control: one that has just
 * taken the place, such as "Undo" in a dialog that has just been answered, or the backdrop of a new dialog. The same
 * control can be clicked again as long as its caption is the same. Clicks by keyboard and assistive technology have no
 * position and always work. After typing, a click is never the second of a double click.
 */
export function useSinglePress(): void {
  useEffect(() => {
    let lastClick: Click | undefined;
    const look = (event: MouseEvent) => {
      const click = clickOf(event);
      if (click === undefined) return;
      const isRepeated = lastClick !== undefined && isRepeat(lastClick, click);
      // One that is ignored does not begin the second anew: whoever keeps pressing gets through.
      if (!isRepeated) {
        lastClick = click;
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onInput = (event: Event) => {
      if (event instanceof InputEvent) lastClick = undefined;
    };
    // In the capture phase, before React and every control.
    window.addEventListener('click', look, true);
    window.addEventListener('input', onInput, true);
    return () => {
      window.removeEventListener('click', look, true);
      window.removeEventListener('input', onInput, true);
    };
  }, []);
}

function clickOf(event: MouseEvent): Click | undefined {
  const { target, detail, clientX: x, clientY: y, timeStamp: time } = event;
  if (!(target instanceof Element) || detail === 0 || (x === 0 && y === 0)) return undefined;
  const element = target.closest('a, button, input, label, summary, [role], [tabindex]') ?? target;
  const control = element instanceof HTMLLabelElement ? (element.control ?? element) : element;
  // Controls with a state announce it, so their caption may change.
  const isToggle = control.matches('[aria-expanded], [aria-pressed], [aria-checked], input');
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  const around = isFinger ? aroundFinger : aroundMouse;
  return { control, caption: isToggle ? '' : (control.textContent ?? ''), x, y, around, time };
}

function isRepeat(previous: Click, { control, caption, x, y, around, time }: Click): boolean {
  const elapsedMs = time - previous.time;
  if (elapsedMs < 0 || elapsedMs > repeatWithinMs || Math.hypot(x - previous.x, y - previous.y) > around)
    return false;
  return control !== previous.control || caption !== previous.caption;
}
