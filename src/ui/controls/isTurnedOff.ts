/** Whether a click has hit a control that does nothing at present, but says why or is busy. */
export const isTurnedOff = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-disabled=true]') !== null;
