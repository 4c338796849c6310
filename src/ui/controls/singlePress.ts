import { useEffect } from 'react';

interface Press {
  readonly control: Element;
  readonly caption: string;
  readonly x: number;
  readonly y: number;
  readonly around: number;
  readonly time: number;
}

/** How long, in milliseconds, a place belongs to the control that was pressed there. */
const within = 1000;
/** How far a mouse may move, in CSS pixels, and still be at the same place; a finger is less exact. */
const aroundMouse = 6;
const aroundFinger = 24;

/**
 * Refuses the second press of a double click that hits another control than the first: one that has taken its place, such as
 * "Undo" in a dialog that has just been answered, or the ground beside a dialog that has just opened. The same control may be
 * pressed again as long as its caption is the same; keyboard and assistive software have no place and are left alone.
 */
export function useSinglePress(): void {
  useEffect(() => {
    let last: Press | undefined;
    const look = (event: MouseEvent) => {
      const press = pressOf(event);
      if (press === undefined) return;
      const taken = last !== undefined && isTaken(last, press);
      last = taken && last ? { ...last, time: press.time } : press;
      if (!taken) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // On the way down, before React and before every control.
    window.addEventListener('click', look, true);
    return () => window.removeEventListener('click', look, true);
  }, []);
}

function pressOf(event: MouseEvent): Press | undefined {
  const { target, detail, clientX: x, clientY: y, timeStamp: time } = event;
  if (!(target instanceof Element) || detail === 0 || (x === 0 && y === 0)) return undefined;
  const found = target.closest('a, button, input, label, summary, [role], [tabindex]') ?? target;
  const control = found instanceof HTMLLabelElement ? (found.control ?? found) : found;
  // What opens and closes, or is on and off, says so; its caption may follow.
  const isToggle = control.matches('[aria-expanded], [aria-pressed], [aria-checked], input');
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  const around = isFinger ? aroundFinger : aroundMouse;
  return { control, caption: isToggle ? '' : (control.textContent ?? ''), x, y, around, time };
}

function isTaken(before: Press, { control, caption, x, y, around, time }: Press): boolean {
  const since = time - before.time;
  if (since < 0 || since > within || Math.hypot(x - before.x, y - before.y) > around) return false;
  return control !== before.control || caption !== before.caption;
}
