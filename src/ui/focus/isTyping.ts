/** Elements in which keys type letters. */
const textFields =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether a key pressed on the target of an event types a letter or changes a value. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null;
