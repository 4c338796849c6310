/** Shows a field with or without the focus: MUI says so with a class of its own. */
export function markFocus(field: EventTarget | null, focused: boolean): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.closest('.MuiInputBase-root')?.classList.toggle('Mui-focused', focused);
}

/** Switches a button of MUI on or off. */
export function setDisabled(button: HTMLButtonElement | null, disabled: boolean): void {
  if (button === null) return;
  button.disabled = disabled;
  button.tabIndex = disabled ? -1 : 0;
  button.classList.toggle('Mui-disabled', disabled);
}
