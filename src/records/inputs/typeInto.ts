/** Replaces a part of a field's text as if it were typed: the form is notified, and the browser can undo it. */
export function typeInto(
  field: HTMLTextAreaElement | HTMLInputElement,
  text: string,
  from = field.selectionStart ?? field.value.length,
  to = Math.max(from, field.selectionEnd ?? from),
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Only this keeps the browser's undo history.
  const isTyped = text === '' ? execute('delete') : execute('insertText', text);
  if (isTyped) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** False if the browser does not support it. */
const execute = (name: string, value?: string): boolean =>
  typeof document.execCommand === 'function' && document.execCommand(name, false, value);
