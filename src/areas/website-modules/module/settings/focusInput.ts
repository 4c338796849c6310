/** Focuses the first input of a setting; its first button if it has none yet, such as an empty list. */
export function focusInput(element: HTMLElement | null): void {
  const inputs = 'input:not([type="color"]), textarea, [role="textbox"], [role="combobox"]';
  (element?.querySelector<HTMLElement>(inputs) ?? element?.querySelector<HTMLElement>('button'))?.focus();
}
