/** Puts a text in the place of a part of a field, as if it were typed: the form knows of it, and the browser can undo it. */
export function typeInto(
  field: HTMLTextAreaElement | HTMLInputElement,
  text: string,
  from = field.selectionStart ?? field.value.length,
  to = Math.max(from, field.selectionEnd ?? from),
): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Nothing else keeps the browser's list of what can be undone.
  const isTyped = text === '' ? execute('delete') : execute('insertText', text);
  if (isTyped) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** False where the browser does not know it. */
const execute = (name: string, value?: string): boolean =>
  typeof document.execCommand === 'function' && document.execCommand(name, false, value);
