/** Whether an address asks for help, by what stands behind its `#`. */
export const asksForHelp = (hash: string): boolean => /^#help(?:=|$)/.test(hash);

/** Keeps room for help beside the page in a window that has it, or gives it up; `index.html` has the rule, because it counts before the first paint. */
export function setHelpRoom(isKept: boolean): void {
  document.getElementById('root')?.toggleAttribute('data-help', isKept);
}
