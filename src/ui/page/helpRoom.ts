/** Whether an address's hash asks for help. */
export const asksForHelp = (hash: string): boolean => /^#help(?:=|$)/.test(hash);

/**
 * Reserves room for help next to the page in a window that is wide enough, or releases it; the style is in
 * `index.html`, because it applies before the first paint.
 */
export function setHelpRoom(isKept: boolean): void {
  document.getElementById('root')?.toggleAttribute('data-help', isKept);
}
